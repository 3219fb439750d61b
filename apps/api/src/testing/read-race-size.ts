/** Exceeds the number of connections of every pool. */
export function readRaceSize(): number {
  return process.env.TEST_FULL ? 200 : 30;
}
