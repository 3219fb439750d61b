import { type AnchorHTMLAttributes, type ComponentType, createContext, useContext } from 'react';
import type { PageInfo } from '../page/page-context.ts';
import type { PlatformStore, StoreHandle } from '../store/platform-store.ts';
import type { Popups } from '../widget/widget-host.ts';

export type Params = Readonly<Record<string, string | number | undefined>>;

/** Current address without language prefix. `key` changes with every navigation. */
export interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly key: string;
}

/** `to` is a path without language prefix. */
export interface IslandLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string;
}

/** The parts of the document that islands use. */
export interface IslandPage extends PageInfo {
  readonly store: PlatformStore;
  readonly inject: StoreHandle['inject'];
  readonly popups: Popups;
  readonly address: {
    readonly get: () => Address;
    readonly subscribe: (onChange: () => void) => () => void;
    /** Address at the time of server rendering, for hydration. Absent in older shells. */
    readonly ofServer?: () => Address;
    /** Replaces the query of the URL. Absent in older shells. */
    readonly replace?: (search: string) => void;
  };
  readonly translate: (namespace: string, key: string, params?: Params) => string;
  /** Navigates to a path (without prefix), like a click on a link. */
  readonly navigate: (to: string) => void;
  /** The router's link component on pages rendered by React. */
  readonly Link?: ComponentType<IslandLinkProps>;
  /** Loads namespaces of the shell, for content that opens on demand. */
  readonly need: (namespaces: readonly string[]) => Promise<void>;
}

export const IslandContext = createContext<IslandPage | null>(null);

export function useIslandPage(): IslandPage {
  const page = useContext(IslandContext);
  if (!page) throw new Error('An island is used outside the shell');
  return page;
}
