import { clearQueuedClicks, dequeueClicks, replayClick } from './dequeue-clicks.ts';

const REPLAY_TIMEOUT_MS = 10_000;
const POLL_INTERVAL_MS = 100;

/** React sets a `__reactProps…` property on each element that it has hydrated or created. */
const isHydrated = (element: HTMLElement) =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));

/** Replays queued clicks as soon as their elements are hydrated, for ten seconds. */
export function replayQueuedClicks(): void {
  const end = Date.now() + REPLAY_TIMEOUT_MS;
  const replay = () => {
    for (const clicked of dequeueClicks(isHydrated)) replayClick(clicked);
    if (Date.now() >= end) clearQueuedClicks();
    else if (window.queuedClicks?.length) setTimeout(replay, POLL_INTERVAL_MS);
  };
  replay();
  document.addEventListener('click', replay);
  setTimeout(() => {
    document.removeEventListener('click', replay);
    clearQueuedClicks();
  }, REPLAY_TIMEOUT_MS);
}
