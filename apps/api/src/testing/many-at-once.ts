/** How many ask at once where only one may win: more than any pool has connections. */
export function manyAtOnce(): number {
  return process.env.TEST_FULL ? 200 : 30;
}
