/** Number of concurrent requests in tests of races, which exceeds the connections of every pool. */
export function manyAtOnce(): number {
  return process.env.TEST_FULL ? 200 : 30;
}
