/** @jest-environment node */
import { useLocation, withMarkupCache } from '@tractor-haat/platform';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from '@tractor-haat/platform/server';
import { MarkupCacheContext } from '@tractor-haat/platform/shell';
import { type ReactNode, useId } from 'react';
import { preload } from 'react-dom';
import { createTranslations } from '../../app/translations.ts';
import { renderToHtml } from './render-to-html.ts';
import { createServerMarkup } from './server-markup.tsx';

let rendered = 0;

async function show(node: ReactNode, language: 'en' | 'hi' = 'en') {
  const page = { language, origin: 'https://site.test', siteName: 'Site' } as const;
  const translations = createTranslations(language);
  const markup = createServerMarkup({ page, translations, owner: 'test', islands: undefined });
  const { query, dataRoutes } = createStaticHandler([{ path: '/here', element: node }]);
  const context = await query(new Request(`${page.origin}/here`));
  if (context instanceof Response) throw new Error('The page redirects');
  const html = await renderToHtml(
    <MarkupCacheContext value={markup.cache}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </MarkupCacheContext>,
    () => undefined,
  );
  return markup.fill(html);
}

const withRenderCount = <Props extends object>(Component: (props: Props) => ReactNode) =>
  withMarkupCache((props: Props) => {
    rendered += 1;
    return <Component {...props} />;
  });

beforeEach(() => {
  rendered = 0;
});

test('renders again for props that differ at any depth', async () => {
  const Row = withRenderCount(({ of }: { of: { deep: readonly (string | null)[] } }) => (
    <p>{of.deep.join()}</p>
  ));
  expect(
    await show([<Row key="1" of={{ deep: ['a', null] }} />, <Row key="2" of={{ deep: ['a'] }} />]),
  ).toBe('<p>a,</p><p>a</p>');
  expect(await show(<Row of={{ deep: ['a'] }} />)).toBe('<p>a</p>');
  expect(rendered).toBe(2);
});

test.each<[string, object]>([
  ['a function', { of: () => 'x' }],
  ['an element', { of: <b>x</b> }],
  ['an element among others', { of: [<b key="x">x</b>] }],
  ['a date', { of: new Date(0) }],
  ['a map', { of: new Map([['a', 1]]) }],
])('does not cache a component with %s among its props', async (_, props) => {
  const Part = withRenderCount(() => <p>part</p>);
  const part = await show([<Part key="1" {...props} />, <Part key="2" {...props} />]);
  expect(part).toBe('<p>part</p><p>part</p>');
  expect(rendered).toBe(2);
});

test.each<[string, () => ReactNode, RegExp]>([
  ['reads the address', () => <p>{useLocation().pathname}</p>, /<p>\/here<\/p>/],
  ['needs an id', () => <p id={useId()}>x</p>, /<p id="_R_\w*_">x<\/p>/],
])('does not cache a component that %s', async (_, Component, html) => {
  const Part = withRenderCount(Component);
  expect(await show(<Part />)).toMatch(html);
  const firstCount = rendered;
  expect(await show(<Part />)).toMatch(html);
  // The second rendering finds the component marked as not cacheable and renders it once.
  expect(rendered - firstCount).toBe(1);
});

test('writes the preload of a picture on each page', async () => {
  const Part = withRenderCount(() => {
    preload('/x.webp', { as: 'image', imageSrcSet: '/x.webp 80w', fetchPriority: 'high' });
    return <img src="/x.webp" alt="" loading="lazy" fetchPriority="high" />;
  });
  for (let page = 0; page < 3; page += 1)
    expect(await show(<Part />)).toMatch(/^<link rel="preload" [^>]*80w[^>]*><img [^>]*>$/);
});

test('rethrows the error of a component', async () => {
  const Part = withRenderCount(() => {
    throw new Error('broken');
  });
  await expect(show(<Part />)).rejects.toThrow('broken');
});

test('evicts the least recently used markup', async () => {
  const Part = withRenderCount(({ id }: { id: number }) => <p>{`${id}${'x'.repeat(100_000)}`}</p>);
  await show(<Part id={0} />);
  for (let id = 1; id < 60; id += 1) await show(<Part id={id} />);
  expect(rendered).toBe(60);
  await show(<Part id={59} />);
  expect(rendered).toBe(60);
  expect(await show(<Part id={0} />)).toMatch(/^<p>0x+<\/p>$/);
  expect(rendered).toBe(61);
});
