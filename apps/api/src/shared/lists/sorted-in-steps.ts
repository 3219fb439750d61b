/** Rows sorted at once, and rows merged between two checks of the clock. */
const RUN = 1000;

/** Merge sort in steps of some milliseconds. */
export function* sortedInSteps(
  places: readonly number[],
  compare: (one: number, other: number) => number,
): Generator<void, Uint32Array> {
  let from = Uint32Array.from(places);
  for (let start = 0; start < from.length; start += RUN) {
    from.subarray(start, start + RUN).sort(compare);
    yield;
  }
  for (let width = RUN; width < from.length; width *= 2) {
    const to = new Uint32Array(from.length);
    for (let start = 0; start < from.length; start += 2 * width) {
      const middle = Math.min(start + width, from.length);
      const end = Math.min(start + 2 * width, from.length);
      let [left, right] = [start, middle];
      for (let place = start; place < end; place += 1) {
        // Within its length a typed array has a number at every index.
        const [one, other] = [from[left] as number, from[right] as number];
        const isLeft = left < middle && (right >= end || compare(one, other) <= 0);
        to[place] = isLeft ? one : other;
        if (isLeft) left += 1;
        else right += 1;
        if (place % RUN === 0) yield;
      }
    }
    from = to;
  }
  return from;
}
