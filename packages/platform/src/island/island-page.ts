import { type AnchorHTMLAttributes, type ComponentType, createContext, useContext } from 'react';
import type { PageInfo } from '../page/page-context.ts';
import type { PlatformStore, StoreHandle } from '../store/platform-store.ts';
import type { Popups } from '../widget/widget-host.ts';

export type Params = Readonly<Record<string, string | number | undefined>>;

/** Address without language prefix. `key` changes with every navigation. */
export interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly key: string;
}

/** `to` has no language prefix. */
export interface IslandLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string;
}

/** The page to which an island belongs, as `useIslandPage` returns it. */
export interface IslandPage extends PageInfo {
  readonly store: PlatformStore;
  readonly inject: StoreHandle['inject'];
  readonly popups: Popups;
  readonly address: {
    readonly get: () => Address;
    readonly subscribe: (onChange: () => void) => () => void;
    /** Address for which the server rendered the page, for hydration. Undefined in older shells. */
    readonly ofServer?: () => Address;
    /** Replaces the query of the URL. Undefined in older shells. */
    readonly replace?: (search: string) => void;
  };
  readonly translate: (namespace: string, key: string, params?: Params) => string;
  /** Navigates as if the visitor had clicked a link. `to` has no language prefix. */
  readonly navigate: (to: string) => void;
  /** Link of the router. Undefined before the page is hydrated, when links are plain anchors. */
  readonly Link?: ComponentType<IslandLinkProps>;
  /** Loads namespaces of the shell, for content that opens only on demand. */
  readonly need: (namespaces: readonly string[]) => Promise<void>;
}

export const IslandContext = createContext<IslandPage | null>(null);

export function useIslandPage(): IslandPage {
  const page = useContext(IslandContext);
  if (!page) throw new Error('An island is used outside the shell');
  return page;
}
