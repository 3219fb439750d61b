/** Number of concurrent requests for races: more than any pool has connections. */
export function manyAtOnce(): number {
  return process.env.TEST_FULL ? 200 : 30;
}
