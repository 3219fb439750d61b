/** Exceeds the number of connections of every pool. */
export function manyAtOnce(): number {
  return process.env.TEST_FULL ? 200 : 30;
}
