import type { RemoteDefinition } from '@tractor-haat/platform';
import {
  listSlices,
  type PageInfo,
  type ReadyWidget,
  type StoreHandle,
  type WidgetUse,
} from '@tractor-haat/platform/shell';
import { splitWidgetName } from './to-widget-key.ts';
import type { Translations } from './translations.ts';

export interface WidgetDocument {
  readonly page: PageInfo;
  readonly translations: Translations;
  readonly inject: StoreHandle['inject'];
  readonly signal: AbortSignal;
}

/**
 * With `serverData` the loader is not called. Rejects if the widget is unknown or if its code, translations or data
 * cannot be loaded.
 */
export async function prepareWidget(
  definition: RemoteDefinition,
  { name, props }: WidgetUse,
  { page, translations, inject, signal }: WidgetDocument,
  serverData?: { readonly data?: unknown },
): Promise<ReadyWidget> {
  const widget = definition.widgets?.[splitWidgetName(name).widget];
  if (!widget) throw new Error(`There is no widget ${name}`);
  inject(listSlices(definition));
  const [module] = await Promise.all([
    widget.load(),
    translations.load(widget.namespaces, definition.messages),
  ]);
  const data = serverData
    ? serverData.data
    : await module.loader?.({
        props,
        language: page.language,
        signal,
      } as never);
  return { Component: module.Component as unknown as ReadyWidget['Component'], data };
}
