/** @jest-environment node */
import { IslandHostContext, island } from '@tractor-haat/platform/island';
import { makeStore } from '@tractor-haat/platform/shell';
import { createElement, Suspense, use } from 'react';
import { createTranslations } from '../../app/translations.ts';
import { renderToHtml } from './render-to-html.ts';
import { createServerIslands } from './server-islands.tsx';

const page = { language: 'en', origin: 'https://site.test', siteName: 'Site' } as const;
const address = { pathname: '/tractor', search: '', hash: '', key: 'default' };

const Tick = island('test/tick', ({ name }: { name: string }) => name);
const resolved = Promise.resolve();

/** Suspends like a widget whose data arrive after the rest is rendered. */
function Late() {
  use(resolved);
  return createElement(Tick, { name: 'first on the page' });
}

test('assigns each island its own props when an earlier island on the page suspends', async () => {
  const translations = createTranslations('en');
  const { host, data } = createServerIslands({ page, translations, handle: makeStore(), address });
  const html = await renderToHtml(
    createElement(
      IslandHostContext,
      { value: host },
      createElement(Suspense, null, createElement(Late)),
      createElement(Tick, { name: 'below it' }),
    ),
    (error) => {
      throw error;
    },
  );
  const { props } = data();
  const islands = [...html.matchAll(/data-place="(\d+)">([^<]*)</g)];
  expect(islands.map(([, index, name]) => [props[Number(index)], name])).toEqual([
    [{ name: 'first on the page' }, 'first on the page'],
    [{ name: 'below it' }, 'below it'],
  ]);
});
