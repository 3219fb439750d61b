import { makeStore } from '@tractor-haat/platform/island';
import type { PageData } from '../../app/page-data.ts';
import type { HydratedSite } from '../hydrate-page.tsx';
import { reloadOnHistoryStep } from '../reload-on-history-step.ts';
import { createIslandPage } from './create-island-page.ts';

const data = { language: 'hi', origin: 'https://site.test', siteName: 'Site' } as PageData;

function open(address: string) {
  history.replaceState(null, '', address);
  const first = createIslandPage({
    ...{ data, texts: {}, handle: makeStore() },
    hydrateSite: () => Promise.reject(new Error('Not now')),
    navigate: () => undefined,
  });
  const heard: string[] = [];
  first.page.address.subscribe(() => heard.push(first.page.address.get().search));
  return { ...first, heard };
}

/** A router at this query, and the addresses it receives. */
function whole(search: string, key = 'default') {
  const navigate = jest.fn();
  const location = { pathname: '/hi/tractor-emi-calculator', search, hash: '', key };
  const router = { state: { location }, subscribe: () => undefined, navigate };
  return { navigate, site: { router } as unknown as HydratedSite };
}

const REPLACING = { replace: true, preventScrollReset: true };

test('a query that an island writes updates the URL for all islands without a history entry', () => {
  const load = jest.fn();
  reloadOnHistoryStep(() => false, load);
  const { page, heard } = open('/hi/tractor-emi-calculator?price=1');
  const steps = history.length;
  page.address.replace?.('?price=2');
  expect([location.search, page.address.get().search, heard]).toEqual([
    '?price=2',
    '?price=2',
    ['?price=2'],
  ]);
  expect(history.length).toBe(steps);
  // A link within the page fires `popstate` like a history step.
  dispatchEvent(new PopStateEvent('popstate'));
  expect(load).not.toHaveBeenCalled();
  page.address.replace?.('');
  expect(location.href).toMatch(/calculator$/);
});

test('the router writes the query after hydration and starts from the current URL', () => {
  const { page, follow } = open('/hi/tractor-emi-calculator');
  page.address.replace?.('?price=2');
  const { navigate, site } = whole('');
  follow(site);
  expect(navigate.mock.calls).toEqual([[{ search: '?price=2' }, REPLACING]]);
  page.address.replace?.('?price=3');
  expect(navigate).toHaveBeenLastCalledWith({ search: '?price=3' }, REPLACING);
  const other = open('/hi/tractor-emi-calculator?price=2');
  const same = whole('?price=2');
  other.follow(same.site);
  expect(same.navigate).not.toHaveBeenCalled();
});

test('keeps a query that changes right after hydration', () => {
  const { page, follow, heard } = open('/hi/tractor-loan');
  const { navigate, site } = whole('?land=2', 'abc');
  follow(site);
  expect(navigate).not.toHaveBeenCalled();
  expect([page.address.get().search, heard]).toEqual(['?land=2', ['?land=2']]);
});

test('a key that the history entry received meanwhile is no navigation', () => {
  const { follow, heard } = open('/hi/tractor-loan');
  const { site } = whole('', 'abc');
  follow({
    ...site,
    router: { ...site.router, state: { ...site.router.state, historyAction: 'POP' } },
  } as HydratedSite);
  expect(heard).toEqual([]);
});
