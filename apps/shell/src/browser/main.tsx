import '@tractor-haat/ui/styles.css';
import '../app/chrome/page.css';
import { makeStore } from '@tractor-haat/platform/island';
import { repeatTyped } from '@tractor-haat/ui';
import { chromeIslands } from '../app/chrome/chrome-islands.ts';
import { clearQueuedClicks } from '../app/early/dequeue-clicks.ts';
import type { PageData } from '../app/page-data.ts';
import { reloadOnHistoryStep } from './navigation/reload-on-history-step.ts';
import { importOnSlowNetwork } from './remotes/file-failure.ts';
import { pinFallbackFont } from './start/pin-fallback-font.ts';
import { startAfterHydration } from './start/start-after-hydration.ts';
import { tolerateTranslatedText } from './start/tolerate-translated-text.ts';

const isPageHydrated = () => document.documentElement.dataset.hydrated === 'whole';

async function start() {
  tolerateTranslatedText();
  window.repeatTyped = repeatTyped;
  reloadOnHistoryStep(isPageHydrated, () => location.reload());
  const data: PageData = JSON.parse(document.getElementById('page')?.textContent ?? '');
  const handle = makeStore(data.state);
  if (data.islands) {
    const { startFirstVisit } = await importOnSlowNetwork(() => import('./start/first-visit.tsx'));
    await startFirstVisit({ data, islands: data.islands, handle, chromeIslands });
  } else {
    const { hydratePage } = await importOnSlowNetwork(() => import('./hydrate/hydrate-page.tsx'));
    pinFallbackFont();
    await hydratePage({ data, handle });
  }
  startAfterHydration(handle.store);
}

async function startOrClearClicks() {
  try {
    await start();
  } catch (error) {
    clearQueuedClicks();
    throw error;
  }
}

// An async script from the cache may run before the document is parsed.
if (document.readyState === 'loading') {
  document.addEventListener('DOMContentLoaded', startOrClearClicks, { once: true });
} else {
  startOrClearClicks();
}
