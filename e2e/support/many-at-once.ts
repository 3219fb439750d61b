/** Requests that a busy machine answers without making any of them wait for long. */
const AT_ONCE = 8;

/** Does the same with each of many, several at once; the answers are in the order of what was given. */
export async function eachOf<Given, Answer>(
  all: readonly Given[],
  work: (one: Given) => Promise<Answer>,
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
