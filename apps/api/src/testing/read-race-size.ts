/** More than the connections of any pool. */
export function readRaceSize(): number {
  return process.env.TEST_FULL ? 200 : 30;
}
