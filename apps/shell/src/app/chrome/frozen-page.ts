import { createContext } from 'react';

/** A server-rendered page whose code failed to load. The server HTML stays visible. */
export interface FrozenPage {
  /** Path without language prefix. */
  readonly path: string;
  readonly html: string;
}

export const FrozenPageContext = createContext<FrozenPage | null>(null);
