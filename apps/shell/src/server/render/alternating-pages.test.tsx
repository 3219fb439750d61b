/** @jest-environment node */
import { parseLocalizedPath } from '@tractor-haat/i18n';
import {
  Link,
  type LoaderFunctionArgs,
  type RemoteDefinition,
  useLoaderData,
  useTranslation,
  withMarkupCache,
} from '@tractor-haat/platform';
import { island, useTranslation as useIslandTranslation } from '@tractor-haat/platform/island';
import { renderSite } from '../entry.tsx';
import type { Composition, RemoteRelease } from './composition.ts';

interface Row {
  readonly id: number;
  readonly name: string;
}

const createRelease = (name: string): RemoteRelease => ({
  name,
  version: '1.0.0',
  entry: null,
  files: {},
  groups: {},
  routes: name === 'shell' ? [] : ['/rows/:kind'],
});

let renderCount = 0;

/** Creates new components on each call, so that the markup cache contains none of them. */
function createRowsRemote(version: string): RemoteDefinition {
  const Button = island('rows/ask', ({ name }: { name: string }) => {
    const { t } = useIslandTranslation('rows');
    return <button type="button">{t('ask', { name })}</button>;
  });
  const Card = withMarkupCache(function Card({ row }: { row: Row }) {
    const { t } = useTranslation('rows');
    renderCount += 1;
    return (
      <li>
        <Link to={`/row/${row.id}`}>{t('title', { name: row.name, version })}</Link>
        <Button name={row.name} />
      </li>
    );
  });
  function Component() {
    const rows = useLoaderData<readonly Row[]>();
    return (
      <ul>
        {rows.map((row) => (
          <Card key={row.id} row={row} />
        ))}
      </ul>
    );
  }
  const createRows = (kind = '') =>
    Array.from({ length: kind === 'few' ? 2 : 4 }, (_, id) => ({ id, name: `${kind} <${id}>` }));
  const createMessages = (title: string) => async () => ({ default: { title, ask: '? {{name}}' } });
  return {
    routes: [
      {
        id: 'rows-list',
        path: '/rows/:kind',
        namespaces: ['rows'],
        islands: 'islands-rows',
        lazy: async () => ({
          Component,
          loader: ({ params }: LoaderFunctionArgs) => createRows(params.kind),
        }),
      },
    ],
    messages: {
      rows: {
        en: createMessages('{{name}} of {{version}}'),
        hi: createMessages('{{version}} का {{name}}'),
        gu: createMessages('{{version}} નું {{name}}'),
        mr: createMessages('{{version}} चे {{name}}'),
      },
    },
  };
}

function createComposition(version: string): Composition {
  const definition = createRowsRemote(version);
  const composition: Composition = {
    digest: version,
    shell: createRelease('shell'),
    remotes: [createRelease('rows')],
    definition: () => definition,
    styles: () => '',
    without: () => composition,
  };
  return composition;
}

async function render(path: string, composition: Composition) {
  const response = await renderSite({
    url: new URL(path, 'https://site.test'),
    composition,
    signal: AbortSignal.timeout(60_000),
    report: (error) => {
      throw error;
    },
    remoteFailed: ({ error }) => {
      throw error;
    },
  });
  if (!('html' in response)) throw new Error(`${path} redirects to ${response.location}`);
  return response.html;
}

const PATHS = [
  '/rows/many',
  '/hi/rows/many',
  '/rows/few',
  '/mr/rows/few',
  '/rows/many?page=2',
  '/about',
  '/hi/about',
  '/no/such/page',
];

test('renders the same HTML as a new composition when URLs, languages and versions alternate', async () => {
  const compositions = ['one', 'two'].map(createComposition);
  const freshHtml = new Map<string, string>();
  for (let round = 0; round < 3; round += 1)
    for (const path of PATHS)
      for (const composition of compositions) {
        const html = await render(path, composition);
        const key = `${path} ${composition.digest}`;
        const fresh =
          freshHtml.get(key) ?? (await render(path, createComposition(composition.digest)));
        freshHtml.set(key, fresh);
        expect([key, html]).toEqual([key, fresh]);
        const { language } = parseLocalizedPath(path.split('?')[0] ?? '');
        const otherDigest = composition.digest === 'one' ? 'two' : 'one';
        expect(html).toContain(`<html lang="${language}"`);
        if (path.includes('rows')) {
          expect(html).toContain(
            `&lt;0&gt;${language === 'en' ? ` of ${composition.digest}` : ''}`,
          );
          expect(html).not.toMatch(new RegExp(`\\b${otherDigest}\\b`));
        }
        // The cached footer must contain the links of the right language.
        expect(html.includes('href="/hi/tractors"')).toBe(language === 'hi');
      }
});

test('renders the same HTML as a new composition for concurrent requests', async () => {
  const compositions = ['one', 'two'].map(createComposition);
  const requests = PATHS.flatMap((path) =>
    compositions.map((composition) => ({ path, composition })),
  );
  const concurrentHtml = await Promise.all(
    requests.map(({ path, composition }) => render(path, composition)),
  );
  for (const [index, { path, composition }] of requests.entries())
    expect([path, concurrentHtml[index]]).toEqual([
      path,
      await render(path, createComposition(composition.digest)),
    ]);
});

test('renders a card once per language for all pages', async () => {
  const composition = createComposition('one');
  renderCount = 0;
  await render('/rows/many', composition);
  expect(renderCount).toBe(4);
  await render('/rows/many?page=2', composition);
  expect(renderCount).toBe(4);
  await render('/hi/rows/many', composition);
  expect(renderCount).toBe(8);
});

test('numbers islands in cached cards per page and keeps their props', async () => {
  const composition = createComposition('one');
  await render('/rows/many', composition);
  const html = await render('/rows/many', composition);
  const [, json = ''] = /id="page">(.*?)<\/script>/.exec(html) ?? [];
  const { props } = JSON.parse(json).islands;
  const matches = [
    ...html.matchAll(/data-island="rows\/ask" data-place="(\d+)"><button[^>]*>([^<]+)/g),
  ];
  expect(matches.map(([, place, text]) => [props[Number(place)].name, text])).toEqual(
    [0, 1, 2, 3].map((id) => [`many <${id}>`, `? many &lt;${id}&gt;`]),
  );
});
