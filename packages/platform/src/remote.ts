import type { Slice } from '@reduxjs/toolkit';
import type { Language } from '@tractor-haat/i18n';
import type { ComponentType } from 'react';
import type { ActionFunction, LoaderFunction, ShouldRevalidateFunction } from 'react-router-dom';
import type { StoreSlice } from './store/slice.ts';

/** The words of one namespace in one language, nested as its JSON file is. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

/** A namespace: for each language a file of its own, fetched only when a page of that language needs it. */
export type MessageLoaders = Readonly<Record<Language, () => Promise<{ default: Messages }>>>;

/** What a page's file exports. Its data comes from `loader`, on the server and in the browser alike. */
export interface PageModule {
  Component: ComponentType;
  loader?: LoaderFunction;
  action?: ActionFunction;
  ErrorBoundary?: ComponentType;
  shouldRevalidate?: ShouldRevalidateFunction;
}

/** One page of a remote. `path` is a pattern of React Router without language prefix. */
export interface RemoteRoute {
  /** Unique on the whole site: `<remote>-<page>`. */
  readonly id: string;
  /** Name of the page's chunk where it is not the id: one page at several addresses. */
  readonly chunk?: string;
  readonly path: string;
  /** Namespaces whose words the page needs; they are there before it renders. */
  readonly namespaces: readonly string[];
  /** `plain`: only logo and language around the page, as for people at work. Else menus, footer and all the rest. */
  readonly frame?: 'plain';
  /**
   * The exposed module with this page's islands (`islands-tractor-list` is `src/islands/tractor-list.ts`). With one, only
   * they are hydrated on a first visit: whatever has a handler must be an island, a link or a plain form.
   */
  readonly islands?: `islands-${string}`;
  /**
   * Only links and plain forms: on a first visit nothing of the page itself is hydrated, and no file of its remote is
   * fetched. A shell that does not know this hydrates the page whole.
   */
  readonly linksOnly?: boolean;
  readonly lazy: () => Promise<PageModule>;
}

/** What a widget's loader is given. */
export interface WidgetLoaderArgs<Props> {
  readonly props: Props;
  readonly language: Language;
  readonly signal: AbortSignal;
}

/**
 * What a widget's file exports: a component that gets the widget's props and `data`, and where it needs
 * data, the `loader` that brings it. The props' type is the widget's contract.
 */
export interface WidgetModule {
  Component: ComponentType<never>;
  loader?: (args: never) => Promise<unknown>;
}

/** A piece of a remote for other remotes' pages. Its chunk is named `<remote>-<widget>`. */
export interface WidgetDefinition {
  readonly namespaces: readonly string[];
  /**
   * Only links and plain forms, which work as they stand: where the server rendered it, its HTML stays and
   * neither its code nor its data are sent.
   */
  readonly still?: boolean;
  readonly load: () => Promise<WidgetModule>;
}

/** All that a remote gives to the site; everything heavy in it is behind an `import()`. */
export interface RemoteDefinition {
  readonly routes: readonly RemoteRoute[];
  readonly widgets?: Readonly<Record<string, WidgetDefinition>>;
  /** Its part of the page's store, as slices of Redux Toolkit. */
  readonly reducers?: readonly Slice[];
  /** The same for slices that are written out, as islands need them. */
  readonly slices?: readonly StoreSlice[];
  readonly messages: Readonly<Record<string, MessageLoaders>>;
}

/** Types a remote's definition at the place where it is written. */
export function defineRemote(definition: RemoteDefinition): RemoteDefinition {
  return definition;
}

/** All that a remote has in the page's store. */
export const slicesOf = ({
  reducers = [],
  slices = [],
}: Pick<RemoteDefinition, 'reducers' | 'slices'>): readonly StoreSlice[] => [
  ...reducers,
  ...slices,
];
