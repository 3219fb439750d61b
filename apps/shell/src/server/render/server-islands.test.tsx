import { type IslandKind, useLocation, useTranslation } from '@tractor-haat/platform/island';
import { makeStore } from '@tractor-haat/platform/shell';
import { useId } from 'react';
import { createTranslations } from '../../app/translations.ts';
import { createServerIslands } from './server-islands.tsx';

const page = { language: 'hi', origin: 'https://site.test', siteName: 'Site' } as const;

async function createIslands(pathname = '/tractors', search = '') {
  const translations = createTranslations('hi');
  translations.i18n.addResourceBundle('hi', 'lists', {
    compare: { tick: 'तुलना करें', count_one: 'एक', count_other: '{{count}}' },
    kept: { saved: 'सहेजे' },
    unsaid: 'नहीं',
  });
  const address = { pathname, search, hash: '', key: 'default' };
  return createServerIslands({ page, translations, handle: makeStore(), address });
}

let renderCount = 0;

function Tick({ name }: { name: string }) {
  const { t } = useTranslation('lists');
  const id = useId();
  renderCount += 1;
  return (
    <label htmlFor={id}>
      {t('compare.tick')} {name}
    </label>
  );
}

const createKind = (says: readonly string[] = []) =>
  ({ name: 'test/tick', Component: Tick, says }) as unknown as IslandKind<never>;

test('sends only the texts that an island uses or declares', async () => {
  const { host, data } = await createIslands();
  host.render?.(createKind(['lists:kept.', 'lists:compare.count']), { name: 'A' });
  expect(data()).toEqual({
    props: [{ name: 'A' }],
    texts: {
      lists: {
        'compare.tick': 'तुलना करें',
        'compare.count_one': 'एक',
        'compare.count_other': '{{count}}',
        'kept.saved': 'सहेजे',
      },
    },
  });
});

test('renders equal props once and gives each island on the page its own ids', async () => {
  const { host } = await createIslands();
  const tick = createKind();
  renderCount = 0;
  const htmls = [1, 2].map(() => host.render?.(tick, { name: 'A' }).html ?? '');
  expect(renderCount).toBe(1);
  const [first, second] = htmls.map((html) => /for="([^"]+)"/.exec(html)?.[1]);
  expect(first).toContain('i0-');
  expect(second).toContain('i1-');
});

test('does not reuse the cached HTML of an island after its code changes', async () => {
  const { host } = await createIslands();
  renderCount = 0;
  host.render?.(createKind(), { name: 'A' });
  host.render?.(createKind(), { name: 'A' });
  expect(renderCount).toBe(2);
});

test('renders an island that ignores the URL once for all URLs', async () => {
  const tick = createKind();
  renderCount = 0;
  for (const path of ['/tractors', '/tyres'])
    (await createIslands(path)).host.render?.(tick, { name: 'A' });
  expect(renderCount).toBe(1);
});

test('renders an island that reads the URL once per URL', async () => {
  function CurrentLink({ name }: { name: string }) {
    const { pathname, search } = useLocation();
    renderCount += 1;
    return <a href={pathname + search}>{name}</a>;
  }
  const currentLink = {
    name: 'test/here',
    Component: CurrentLink,
    says: [],
  } as unknown as IslandKind<never>;
  renderCount = 0;
  const htmls: (string | undefined)[] = [];
  for (const [path, search] of [
    ['/tractors', ''],
    ['/tyres', ''],
    ['/tractors', '?page=2'],
    ['/tractors', ''],
    ['/tyres', ''],
  ])
    htmls.push((await createIslands(path, search)).host.render?.(currentLink, { name: 'A' }).html);
  expect(htmls).toEqual(
    ['/tractors', '/tyres', '/tractors?page=2', '/tractors', '/tyres'].map(
      (href) => `<a href="${href}">A</a>`,
    ),
  );
  expect(renderCount).toBe(3);
});
