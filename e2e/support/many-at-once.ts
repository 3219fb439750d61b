/**
 * Concurrency limit. The site's API timeout is two seconds; more requests would exceed it on a machine that runs other
 * tests.
 */
const AT_ONCE = 3;

/** Maps items with limited concurrency; results are in input order. */
export async function eachOf<Item, Answer>(
  all: readonly Item[],
  work: (one: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  const waiting = [...all.entries()];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [place, one] = next;
      answers[place] = await work(one);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return answers;
}
