/**
 * Concurrency limit. The site's API timeout is two seconds; more requests would exceed it on a machine that runs other
 * tests.
 */
const MAX_CONCURRENT = 3;

/** Maps items with limited concurrency; results are in input order. */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = [...items.entries()];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, item] = next;
      results[index] = await map(item);
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, worker));
  return results;
}
