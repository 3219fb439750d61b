import { forEachConcurrently } from './download-version.ts';

const ends = () => {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { end, ended };
};

test('rejects with the first error after running tasks have ended and starts no further task', async () => {
  const slow = ends();
  const begun: number[] = [];
  let isWorking = true;
  const all = forEachConcurrently(
    Array.from({ length: 20 }, (_, index) => index),
    async (index) => {
      begun.push(index);
      if (index === 3) throw new Error('the fourth is broken');
      await slow.ended;
      isWorking = false;
    },
  );
  const failure = all.catch((error: unknown) => ({ error, isWorking }));
  // One download has failed; the other seven are still running.
  await new Promise(setImmediate);
  slow.end();
  expect(await failure).toEqual({ error: new Error('the fourth is broken'), isWorking: false });
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});
