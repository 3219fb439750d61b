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

let renderCount = 0;

async function renderNode(node: ReactNode, language: 'en' | 'hi' = 'en') {
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
    renderCount += 1;
    return <Component {...props} />;
  });

beforeEach(() => {
  renderCount = 0;
});

test('renders again for props that differ at any depth', async () => {
  const Row = withRenderCount(({ data }: { data: { items: readonly (string | null)[] } }) => (
    <p>{data.items.join()}</p>
  ));
  expect(
    await renderNode([
      <Row key="1" data={{ items: ['a', null] }} />,
      <Row key="2" data={{ items: ['a'] }} />,
    ]),
  ).toBe('<p>a,</p><p>a</p>');
  expect(await renderNode(<Row data={{ items: ['a'] }} />)).toBe('<p>a</p>');
  expect(renderCount).toBe(2);
});

test.each<[string, object]>([
  ['a function', { value: () => 'x' }],
  ['an element', { value: <b>x</b> }],
  ['an element among others', { value: [<b key="x">x</b>] }],
  ['a date', { value: new Date(0) }],
  ['a map', { value: new Map([['a', 1]]) }],
])('does not cache a component with %s among its props', async (_, props) => {
  const Part = withRenderCount(() => <p>part</p>);
  const part = await renderNode([<Part key="1" {...props} />, <Part key="2" {...props} />]);
  expect(part).toBe('<p>part</p><p>part</p>');
  expect(renderCount).toBe(2);
});

test.each<[string, () => ReactNode, RegExp]>([
  ['reads the address', () => <p>{useLocation().pathname}</p>, /<p>\/here<\/p>/],
  ['needs an id', () => <p id={useId()}>x</p>, /<p id="_R_\w*_">x<\/p>/],
])('does not cache a component that %s', async (_, Component, html) => {
  const Part = withRenderCount(Component);
  expect(await renderNode(<Part />)).toMatch(html);
  const firstCount = renderCount;
  expect(await renderNode(<Part />)).toMatch(html);
  // The second rendering finds the component marked as not cacheable and renders it once.
  expect(renderCount - firstCount).toBe(1);
});

test('writes the preload of a picture on each page', async () => {
  const Part = withRenderCount(() => {
    preload('/x.webp', { as: 'image', imageSrcSet: '/x.webp 80w', fetchPriority: 'high' });
    return <img src="/x.webp" alt="" loading="lazy" fetchPriority="high" />;
  });
  for (let page = 0; page < 3; page += 1)
    expect(await renderNode(<Part />)).toMatch(/^<link rel="preload" [^>]*80w[^>]*><img [^>]*>$/);
});

test('rethrows the error of a component', async () => {
  const Part = withRenderCount(() => {
    throw new Error('broken');
  });
  await expect(renderNode(<Part />)).rejects.toThrow('broken');
});

test('evicts the least recently used markup', async () => {
  const Part = withRenderCount(({ id }: { id: number }) => <p>{`${id}${'x'.repeat(100_000)}`}</p>);
  await renderNode(<Part id={0} />);
  for (let id = 1; id < 60; id += 1) await renderNode(<Part id={id} />);
  expect(renderCount).toBe(60);
  await renderNode(<Part id={59} />);
  expect(renderCount).toBe(60);
  expect(await renderNode(<Part id={0} />)).toMatch(/^<p>0x+<\/p>$/);
  expect(renderCount).toBe(61);
});
