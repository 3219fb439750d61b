/**
 * On a machine that runs other tests, more concurrent requests would exceed the API timeout of the site, two seconds.
 */
const MAX_CONCURRENT = 3;

/** Maps the items with limited concurrency. The results are in the order of the items. */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = [...items.entries()];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, item] = next;
      results[index] = await map(item);
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, worker));
  return results;
}
