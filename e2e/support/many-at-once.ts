/**
 * The site gives the API two seconds for a page's data, and answers 503 after that: more at once would make a machine
 * that is busy with other tests break that limit for all of them.
 */
const AT_ONCE = 3;

/** Does the same with each of many, several at once; the answers are in the order of what was given. */
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
