/** @jest-environment node */
import type { RemoteDefinition } from '@tractor-haat/platform';
import type { WidgetDocument } from '../../app/prepare-widget.ts';
import { createTranslations } from '../../app/translations.ts';
import { createServerWidgets } from './server-widgets.ts';

const createWidget = (still: boolean) => ({
  namespaces: [],
  still,
  load: async () => ({ Component: () => null, loader: async () => ['row'] }),
});

const remote: RemoteDefinition = {
  routes: [],
  messages: {},
  widgets: { row: createWidget(true), sliders: createWidget(false) },
};

const document: WidgetDocument = {
  page: { language: 'en', origin: 'https://site.test', siteName: 'Site' },
  translations: createTranslations('en'),
  inject: () => undefined,
  signal: new AbortController().signal,
};

test('sends data of hydrated widgets only', async () => {
  const widgets = createServerWidgets(
    () => remote,
    document,
    () => undefined,
  );
  const row = await widgets.widget({ name: 'catalogue/row', props: {} });
  const sliders = await widgets.widget({ name: 'catalogue/sliders', props: {} });
  expect([row?.data, sliders?.data]).toEqual([['row'], ['row']]);
  expect(widgets.used).toEqual({
    'catalogue/row {}': { still: true },
    'catalogue/sliders {}': { data: ['row'] },
  });
});

test('omits and reports a widget that fails', async () => {
  const reported: unknown[] = [];
  const widgets = createServerWidgets(
    () => remote,
    document,
    (error) => reported.push(error),
  );
  expect(await widgets.widget({ name: 'catalogue/gone', props: {} })).toBeNull();
  expect(widgets.used).toEqual({ 'catalogue/gone {}': null });
  expect(reported).toHaveLength(1);
});
