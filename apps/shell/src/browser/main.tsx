import '@tractor-haat/ui/styles.css';
import '../app/chrome/page.css';
import { makeStore } from '@tractor-haat/platform/island';
import { repeatTyped } from '@tractor-haat/ui';
import { chromeIslands } from '../app/chrome/islands.ts';
import { forgetPresses } from '../app/early/early-presses.ts';
import type { PageData } from '../app/page-data.ts';
import { afterHydration } from './afterwards.ts';
import { bearTranslation } from './bear-translation.ts';
import { followHistory } from './follow-history.ts';
import { importPatiently } from './import-patiently.ts';
import { pinFallbackFont } from './pin-fallback-font.ts';

const isWhole = () => document.documentElement.dataset.hydrated === 'whole';

async function start() {
  bearTranslation();
  window.repeatTyped = repeatTyped;
  followHistory(isWhole, () => location.reload());
  const data: PageData = JSON.parse(document.getElementById('page')?.textContent ?? '');
  const handle = makeStore(data.state);
  if (data.islands) {
    const { startFirstVisit } = await importPatiently(() => import('./first/first-visit.tsx'));
    await startFirstVisit({ data, islands: data.islands, handle, chromeIslands });
  } else {
    const { startWhole } = await importPatiently(() => import('./whole.tsx'));
    pinFallbackFont();
    await startWhole({ data, handle });
  }
  afterHydration(handle.store);
}

async function startOrForget() {
  try {
    await start();
  } catch (error) {
    // The page's code is unavailable.
    forgetPresses();
    throw error;
  }
}

// Async scripts run before the document is parsed when they come from the cache.
if (document.readyState === 'loading') {
  document.addEventListener('DOMContentLoaded', startOrForget, { once: true });
} else {
  startOrForget();
}
