/** Number of positions that are sorted or merged between two steps. */
const RUN_LENGTH = 1000;

/** Merge sort that yields between steps, so that the caller can serve requests. */
export function* sortInSteps(
  positions: readonly number[],
  compare: (a: number, b: number) => number,
): Generator<void, Uint32Array> {
  let source = Uint32Array.from(positions);
  for (let start = 0; start < source.length; start += RUN_LENGTH) {
    source.subarray(start, start + RUN_LENGTH).sort(compare);
    yield;
  }
  for (let width = RUN_LENGTH; width < source.length; width *= 2) {
    const target = new Uint32Array(source.length);
    for (let start = 0; start < source.length; start += 2 * width) {
      const middle = Math.min(start + width, source.length);
      const end = Math.min(start + 2 * width, source.length);
      let [left, right] = [start, middle];
      for (let index = start; index < end; index += 1) {
        // The casts are safe: `leftItem` is used while `left < middle`, and `rightItem` while `right < end`.
        const [leftItem, rightItem] = [source[left] as number, source[right] as number];
        const isLeft = left < middle && (right >= end || compare(leftItem, rightItem) <= 0);
        target[index] = isLeft ? leftItem : rightItem;
        if (isLeft) left += 1;
        else right += 1;
        if (index % RUN_LENGTH === 0) yield;
      }
    }
    source = target;
  }
  return source;
}
