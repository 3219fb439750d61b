import { type AnchorHTMLAttributes, type ComponentType, createContext, useContext } from 'react';
import type { PageInfo } from '../page/page-context.ts';
import type { PlatformStore, StoreHandle } from '../store/store.ts';
import type { Popups } from '../widget/widget-host.ts';

/** Values that a message has places for. */
export type Params = Readonly<Record<string, string | number | undefined>>;

/** Where the visitor is, without language prefix. `key` changes with every navigation. */
export interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly key: string;
}

/** `to` is an address within the site, without language prefix. */
export interface IslandLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string;
}

/** All that an island may use of the document: one object, whoever drew the page. */
export interface IslandPage extends PageInfo {
  readonly store: PlatformStore;
  readonly inject: StoreHandle['inject'];
  readonly popups: Popups;
  readonly address: {
    readonly get: () => Address;
    readonly subscribe: (changed: () => void) => () => void;
    /** As it was when the server rendered the page: hydration begins with it. Absent in older shells. */
    readonly ofServer?: () => Address;
    /** Writes another query into the address, in place of the one that is there. Absent in older shells. */
    readonly replace?: (search: string) => void;
  };
  readonly translate: (namespace: string, key: string, params?: Params) => string;
  /** Goes to an address of the site (without prefix), as a click on a link would. */
  readonly navigate: (to: string) => void;
  /** The router's own links, in a page that React draws whole. */
  readonly Link?: ComponentType<IslandLinkProps>;
  /** Resolves when all messages of these namespaces of the shell can be said: for what opens only when it is wanted. */
  readonly need: (namespaces: readonly string[]) => Promise<void>;
}

export const IslandContext = createContext<IslandPage | null>(null);

/** The document as an island knows it. */
export function useIslandPage(): IslandPage {
  const page = useContext(IslandContext);
  if (!page) throw new Error('An island is used outside the shell');
  return page;
}
