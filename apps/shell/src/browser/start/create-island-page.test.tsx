import { makeStore } from '@tractor-haat/platform/island';
import type { PageData } from '../../app/page-data.ts';
import type { HydratedSite } from '../hydrate/hydrate-page.tsx';
import { reloadOnHistoryStep } from '../navigation/reload-on-history-step.ts';
import { createIslandPage } from './create-island-page.ts';

const data = { language: 'hi', origin: 'https://site.test', siteName: 'Site' } as PageData;

function openPage(address: string) {
  history.replaceState(null, '', address);
  const islandPage = createIslandPage({
    data,
    texts: {},
    handle: makeStore(),
    hydrateSite: () => Promise.reject(new Error('Not now')),
    navigate: () => undefined,
  });
  const searches: string[] = [];
  islandPage.page.address.subscribe(() => searches.push(islandPage.page.address.get().search));
  return { ...islandPage, searches };
}

/** Creates a hydrated site with the given query. `navigate` is a mock of its router's function. */
function createSite(search: string, key = 'default') {
  const navigate = jest.fn();
  const location = { pathname: '/hi/tractor-emi-calculator', search, hash: '', key };
  const router = { state: { location }, subscribe: () => undefined, navigate };
  return { navigate, site: { router } as unknown as HydratedSite };
}

const REPLACE_OPTIONS = { replace: true, preventScrollReset: true };

test('updates the URL for all islands and adds no history entry when an island writes a query', () => {
  const load = jest.fn();
  reloadOnHistoryStep(() => false, load);
  const { page, searches } = openPage('/hi/tractor-emi-calculator?price=1');
  const entryCount = history.length;
  page.address.replace?.('?price=2');
  expect([location.search, page.address.get().search, searches]).toEqual([
    '?price=2',
    '?price=2',
    ['?price=2'],
  ]);
  expect(history.length).toBe(entryCount);
  // A link to a fragment fires `popstate` like a history step.
  dispatchEvent(new PopStateEvent('popstate'));
  expect(load).not.toHaveBeenCalled();
  page.address.replace?.('');
  expect(location.href).toMatch(/calculator$/);
});

test('passes queries to the router after hydration, including the current one', () => {
  const { page, follow } = openPage('/hi/tractor-emi-calculator');
  page.address.replace?.('?price=2');
  const { navigate, site } = createSite('');
  follow(site);
  expect(navigate.mock.calls).toEqual([[{ search: '?price=2' }, REPLACE_OPTIONS]]);
  page.address.replace?.('?price=3');
  expect(navigate).toHaveBeenLastCalledWith({ search: '?price=3' }, REPLACE_OPTIONS);
  const otherPage = openPage('/hi/tractor-emi-calculator?price=2');
  const sameSite = createSite('?price=2');
  otherPage.follow(sameSite.site);
  expect(sameSite.navigate).not.toHaveBeenCalled();
});

test('adopts a query that the router has changed before `follow`', () => {
  const { page, follow, searches } = openPage('/hi/tractor-loan');
  const { navigate, site } = createSite('?land=2', 'abc');
  follow(site);
  expect(navigate).not.toHaveBeenCalled();
  expect([page.address.get().search, searches]).toEqual(['?land=2', ['?land=2']]);
});

test('does not notify islands when only the key of the history entry has changed', () => {
  const { follow, searches } = openPage('/hi/tractor-loan');
  const { site } = createSite('', 'abc');
  follow({
    ...site,
    router: { ...site.router, state: { ...site.router.state, historyAction: 'POP' } },
  } as HydratedSite);
  expect(searches).toEqual([]);
});
