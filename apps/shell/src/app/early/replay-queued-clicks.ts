import { clearQueuedClicks, replayClick, takeQueuedClicks } from './early-script.ts';

/** Time in milliseconds after hydration in which widgets of other remotes may still hydrate. */
const REPLAY_TIMEOUT_MS = 10_000;
const POLL_INTERVAL_MS = 100;

/** React sets such properties on each element that it has hydrated or created. */
const isHydrated = (element: HTMLElement) =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));

/**
 * Replays queued clicks in order after hydration. A click on a part that hydrates later waits for
 * it, ten seconds at most.
 */
export function replayQueuedClicks(): void {
  const end = Date.now() + REPLAY_TIMEOUT_MS;
  const replay = () => {
    for (const clicked of takeQueuedClicks(isHydrated)) replayClick(clicked);
    if (Date.now() >= end) clearQueuedClicks();
    else if (window.heard?.length) setTimeout(replay, POLL_INTERVAL_MS);
  };
  replay();
  document.addEventListener('click', replay);
  setTimeout(() => {
    document.removeEventListener('click', replay);
    clearQueuedClicks();
  }, REPLAY_TIMEOUT_MS);
}
