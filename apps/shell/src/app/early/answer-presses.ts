import { forgetPresses, pressAgain, takePresses } from './early-presses.ts';

/** Time in milliseconds after hydration in which widgets of other remotes may still hydrate. */
const LATE_MS = 10_000;
const ASK_MS = 100;

/** React sets such properties on each element that it has hydrated or created. */
const isHydrated = (element: HTMLElement) =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));

/**
 * Replays queued presses in order after hydration. A press on a part that hydrates later waits for
 * it, ten seconds at most.
 */
export function answerPresses(): void {
  const end = Date.now() + LATE_MS;
  const answer = () => {
    for (const pressed of takePresses(isHydrated)) pressAgain(pressed);
    if (Date.now() >= end) forgetPresses();
    else if (window.heard?.length) setTimeout(answer, ASK_MS);
  };
  answer();
  document.addEventListener('click', answer);
  setTimeout(() => {
    document.removeEventListener('click', answer);
    forgetPresses();
  }, LATE_MS);
}
