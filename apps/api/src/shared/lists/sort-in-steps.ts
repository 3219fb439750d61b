const RUN_LENGTH = 1000;

export function* sortInSteps(
  positions: readonly number[],
  compare: (a: number, b: number) => number,
): Generator<void, Uint32Array> {
  let from = Uint32Array.from(positions);
  for (let start = 0; start < from.length; start += RUN_LENGTH) {
    from.subarray(start, start + RUN_LENGTH).sort(compare);
    yield;
  }
  for (let width = RUN_LENGTH; width < from.length; width *= 2) {
    const to = new Uint32Array(from.length);
    for (let start = 0; start < from.length; start += 2 * width) {
      const middle = Math.min(start + width, from.length);
      const end = Math.min(start + 2 * width, from.length);
      let [left, right] = [start, middle];
      for (let index = start; index < end; index += 1) {
        // The casts are safe: `a` is used while `left < middle`, and `b` while `right < end`.
        const [a, b] = [from[left] as number, from[right] as number];
        const isLeft = left < middle && (right >= end || compare(a, b) <= 0);
        to[index] = isLeft ? a : b;
        if (isLeft) left += 1;
        else right += 1;
        if (index % RUN_LENGTH === 0) yield;
      }
    }
    from = to;
  }
  return from;
}
