import { slicesOf } from '@tractor-haat/platform/shell';
import { firstPage } from './first-page.ts';
import { freeze } from './freeze.ts';
import { loadPageData } from './load-page-data.ts';
import { makeRouter } from './make-router.ts';
import { renew } from './renew.ts';
import type { StartOptions } from './start-options.ts';
import type { Visit } from './visit.ts';

/**
 * Loads the code of the server-rendered page for hydration. If its version differs from the
 * server's, the page is rendered anew; if it is unavailable, the HTML stays.
 */
export async function hydrate(visit: Visit): Promise<StartOptions> {
  try {
    const first = await firstPage(visit);
    if (first.remote) visit.inject(slicesOf(first.remote.definition));
    if (first.isRenewed) return (await renew(visit, first.routes)) ?? freeze(visit);
    const { hydration, owner } = visit.data;
    // Pages with islands are sent without loader data.
    const data = hydration ?? (await loadPageData(first.routes, visit.basename));
    return { router: makeRouter(first.routes, visit, { owner, hydration: data }) };
  } catch {
    // Its code is unavailable; the failure is already reported.
    return freeze(visit);
  }
}
