import type { PopupName } from '@tractor-haat/platform';
import type { Address, IslandHost, Popups, StoreHandle } from '@tractor-haat/platform/shell';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { answerPresses } from '../app/early/answer-presses.ts';
import type { PageData } from '../app/page-data.ts';
import { shellPages } from '../app/pages.ts';
import { hydrate } from './hydrate.ts';
import { importWithRetry } from './import-with-retry.ts';
import { liveSite } from './live-site.tsx';
import type { Router } from './make-router.ts';
import { startVisit } from './visit.ts';

export * as platform from '@tractor-haat/platform';
export { loadFinalForm } from './federation-runtime.ts';

/** The hydrated page. */
export interface WholeSite {
  readonly router: Router;
  readonly popups: Popups;
}

export interface WholeOptions {
  readonly data: PageData;
  readonly handle: StoreHandle;
  readonly islands?: IslandHost;
  /** URL that the server rendered; islands may have changed it since. */
  readonly ofServer?: Address;
  /** Popup that is being opened: its code is loaded beside the page's. */
  readonly popup?: PopupName | undefined;
  /** The page is rendered anew, without its server HTML and islands. */
  readonly onRenewed?: () => void;
}

/** Hydrates the whole page: router, translations, federation, the page's code and data. */
export async function startWhole(options: WholeOptions): Promise<WholeSite> {
  const { data, handle, islands, ofServer, popup, onRenewed } = options;
  const visit = startVisit(data, handle);
  // Opening it retries and shows the error.
  if (popup) visit.loadPopup(popup).catch(() => undefined);
  const [opening] = await Promise.all([
    hydrate(visit),
    importWithRetry(() => visit.translations.load(['shell'], shellPages.messages)),
  ]);
  const root = document.getElementById('root') as HTMLElement;
  return new Promise((resolve) => {
    const { router } = opening;
    const site = liveSite(visit, opening, {
      islands,
      ofServer,
      onHydrated(popups) {
        resolve({ router, popups });
        // The caller connects its islands to the router first.
        setTimeout(answerPresses);
      },
    });
    startTransition(() => {
      if (!opening.isRenewed) {
        hydrateRoot(root, site);
        return;
      }
      onRenewed?.();
      createRoot(root).render(site);
    });
  });
}
