import '@tractor-haat/ui/styles.css';
import '../site/chrome/page.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { shellPages } from '../site/pages.ts';
import { hydrate } from './hydrate.ts';
import { importWithRetry } from './import-with-retry.ts';
import { liveSite } from './live-site.tsx';
import { pinFallbackFont } from './pin-fallback-font.ts';
import { startVisit } from './visit.ts';

const element = (id: string) => document.getElementById(id) as HTMLElement;

async function start() {
  const visit = startVisit(JSON.parse(element('page').textContent ?? ''));
  const [opening] = await Promise.all([
    hydrate(visit),
    importWithRetry(() => visit.translations.load(['shell'], shellPages.messages)),
  ]);
  pinFallbackFont();
  const site = liveSite(visit, opening);
  startTransition(() => {
    if (opening.isRenewed) createRoot(element('root')).render(site);
    else hydrateRoot(element('root'), site);
  });
}

// The scripts are async: from a warm cache they run before the document is read to its end.
if (document.readyState === 'loading') {
  document.addEventListener('DOMContentLoaded', start, { once: true });
} else {
  start();
}
