import type { Slice } from '@reduxjs/toolkit';
import type { Language } from '@tractor-haat/i18n';
import type { ComponentType } from 'react';
import type { ActionFunction, LoaderFunction, ShouldRevalidateFunction } from 'react-router-dom';
import type { StoreSlice } from './store/store-slice.ts';

/** Translations of one namespace in one language. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

/** A namespace: one lazily loaded file per language. */
export type MessageLoaders = Readonly<Record<Language, () => Promise<{ default: Messages }>>>;

/** Exports of a page file. `loader` runs on server and browser. */
export interface PageModule {
  Component: ComponentType;
  loader?: LoaderFunction;
  action?: ActionFunction;
  ErrorBoundary?: ComponentType;
  shouldRevalidate?: ShouldRevalidateFunction;
}

/** A page of a remote. `path` is a React Router pattern without language prefix. */
export interface RemoteRoute {
  /** Globally unique: `<remote>-<page>`. */
  readonly id: string;
  /** Chunk name if it differs from the id, for a page at several URLs. */
  readonly chunk?: string;
  /**
   * Chunks that the server renders with the page and the browser loads after hydration. Their styles are part of the
   * document, because the page would shift if they loaded later.
   */
  readonly laterChunks?: readonly string[];
  readonly path: string;
  /** Namespaces loaded before the page renders. */
  readonly namespaces: readonly string[];
  /** `plain`: only logo and language selection around the page, for staff pages. Default: the full layout. */
  readonly frame?: 'plain';
  /**
   * Exposed module with the page's islands (`islands-tractor-list` is `src/islands/tractor-list.ts`). If set, a first
   * visit hydrates only islands: every handler must be in an island, a link or a plain form.
   */
  readonly islands?: `islands-${string}`;
  /**
   * True for a page with only links and plain forms. A first visit hydrates nothing of the page and
   * loads no file of its remote. Older shells hydrate the whole page.
   */
  readonly linksOnly?: boolean;
  readonly lazy: () => Promise<PageModule>;
}

export interface WidgetLoaderArgs<Props> {
  readonly props: Props;
  readonly language: Language;
  readonly signal: AbortSignal;
}

/**
 * Exports of a widget file: a component with the widget's props and `data`, and optionally a
 * `loader` for the data. The type of the props is the widget's contract.
 */
export interface WidgetModule {
  Component: ComponentType<never>;
  loader?: (args: never) => Promise<unknown>;
}

/** A widget for pages of other remotes. Its chunk is named `<remote>-<widget>`. */
export interface WidgetDefinition {
  readonly namespaces: readonly string[];
  /** True for a widget with only links and plain forms, which needs no code or data in the browser. */
  readonly still?: boolean;
  readonly load: () => Promise<WidgetModule>;
}

/** Definition of a remote; heavy parts are lazy imports. */
export interface RemoteDefinition {
  readonly routes: readonly RemoteRoute[];
  readonly widgets?: Readonly<Record<string, WidgetDefinition>>;
  /** Redux Toolkit slices for the page's store. */
  readonly reducers?: readonly Slice[];
  /** Plain slices, as islands use them. */
  readonly slices?: readonly StoreSlice[];
  readonly messages: Readonly<Record<string, MessageLoaders>>;
}

/**
 * Returns a remote's definition with its type.
 *
 * @example
 * export default defineRemote({
 *   routes: [{ id: 'loans-start', path: '/loans', namespaces: ['loans'], lazy: () => import('./start.page.tsx') }],
 *   messages: { loans: { en: () => import('./locales/loans.en.json'), hi, gu, mr } },
 * });
 */
export function defineRemote(definition: RemoteDefinition): RemoteDefinition {
  return definition;
}

export const listSlices = ({
  reducers = [],
  slices = [],
}: Pick<RemoteDefinition, 'reducers' | 'slices'>): readonly StoreSlice[] => [
  ...reducers,
  ...slices,
];
