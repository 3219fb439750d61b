import { slicesOf } from '@tractor-haat/platform/shell';
import { firstPage } from './first-page.ts';
import { freeze } from './freeze.ts';
import { loadPageData } from './load-page-data.ts';
import { makeRouter } from './make-router.ts';
import type { Opening } from './opening.ts';
import { renew } from './renew.ts';
import type { Visit } from './visit.ts';

/**
 * Brings the code of the server's page, so that React takes its HTML over. When that code is of another version than
 * rendered it, the page is made anew; when it cannot be had, the HTML stays as it is.
 */
export async function hydrate(visit: Visit): Promise<Opening> {
  try {
    const first = await firstPage(visit);
    if (first.remote) visit.inject(slicesOf(first.remote.definition));
    if (first.isRenewed) return (await renew(visit, first.routes)) ?? freeze(visit);
    const { hydration, owner } = visit.data;
    // A page of islands comes without its data.
    const data = hydration ?? (await loadPageData(first.routes, visit.basename));
    return { router: makeRouter(first.routes, visit, { owner, hydration: data }) };
  } catch {
    // Its code cannot be had: reported where it failed.
    return freeze(visit);
  }
}
