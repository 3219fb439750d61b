import { type ComponentType, createContext } from 'react';

export type DeferredSection =
  | 'latest'
  | 'used'
  | 'compare'
  | 'emi'
  | 'implements'
  | 'mini'
  | 'tyres'
  | 'news'
  | 'videos'
  | 'reviews';

/**
 * Links that replace a section when JavaScript is disabled. Only the server provides this context. React does not
 * render `<noscript>` content in browsers, so the browser bundle needs neither the links nor their translations.
 */
export const PlainLinksContext = createContext<ComponentType<{ section: DeferredSection }> | null>(
  null,
);
