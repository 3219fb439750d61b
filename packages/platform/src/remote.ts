import type { Slice } from '@reduxjs/toolkit';
import type { Language } from '@tractor-haat/i18n';
import type { ComponentType } from 'react';
import type { ActionFunction, LoaderFunction, ShouldRevalidateFunction } from 'react-router-dom';
import type { StoreSlice } from './store/store-slice.ts';

/** Translations of a namespace in one language. Keys may be nested. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

/** Loads the translations of a namespace, by language. */
export type MessageLoaders = Readonly<Record<Language, () => Promise<{ default: Messages }>>>;

/** Exports of a page file, as React Router defines them. `loader` runs on the server and in the browser. */
export interface PageModule {
  Component: ComponentType;
  loader?: LoaderFunction;
  action?: ActionFunction;
  ErrorBoundary?: ComponentType;
  shouldRevalidate?: ShouldRevalidateFunction;
}

/** A page of a remote. `path` is a pattern of React Router without language prefix. */
export interface RemoteRoute {
  /** `<remote>-<page>`, which is unique among all remotes. */
  readonly id: string;
  /** Name of the chunk if it differs from `id`, because one page is at several URLs. */
  readonly chunk?: string;
  /**
   * Chunks that the browser loads after hydration, but the server renders with the page. Their styles are added to the
   * document, because the page would shift if they were loaded later.
   */
  readonly laterChunks?: readonly string[];
  readonly path: string;
  /** Namespaces to load before the page is rendered. */
  readonly namespaces: readonly string[];
  /** `plain` has only logo and language menu, for staff pages. By default a page has the full layout. */
  readonly frame?: 'plain';
  /**
   * Exposed module with the islands of the page: `islands-tractor-list` is `src/islands/tractor-list.ts`. On a first
   * visit only the islands are hydrated, so the rest of the page must consist of links and plain forms.
   */
  readonly islands?: `islands-${string}`;
  /**
   * True for a page that has only links and plain forms. On a first visit the browser then loads no code of the remote.
   * Older shells hydrate the page.
   */
  readonly linksOnly?: boolean;
  readonly lazy: () => Promise<PageModule>;
}

export interface WidgetLoaderArgs<Props> {
  readonly props: Props;
  readonly language: Language;
  readonly signal: AbortSignal;
}

/** Exports of a widget file. `Component` gets the props of the widget's contract, and `data` from `loader`. */
export interface WidgetModule {
  Component: ComponentType<never>;
  loader?: (args: never) => Promise<unknown>;
}

/** A widget for pages of other remotes. The name of its chunk is `<remote>-<widget>`. */
export interface WidgetDefinition {
  readonly namespaces: readonly string[];
  /** True for a widget that has only links and plain forms. The browser then needs neither its code nor its data. */
  readonly still?: boolean;
  readonly load: () => Promise<WidgetModule>;
}

/**
 * Routes, widgets and translations of a remote. Pages and widgets must be lazy imports, because the shell loads the
 * definition first.
 */
export interface RemoteDefinition {
  readonly routes: readonly RemoteRoute[];
  readonly widgets?: Readonly<Record<string, WidgetDefinition>>;
  /** Slices of Redux Toolkit that are added to the store. */
  readonly reducers?: readonly Slice[];
  /** Slices without Redux Toolkit, which islands can use. */
  readonly slices?: readonly StoreSlice[];
  readonly messages: Readonly<Record<string, MessageLoaders>>;
}

/**
 * Returns `definition`, and lets TypeScript check it.
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
