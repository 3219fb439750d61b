import { type ComponentType, createContext } from 'react';

/** Home's sections far below the fold, by translation key. */
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
 * Fallback of a far section without JavaScript. Set on the server only: React does not render
 * `<noscript>` content in browsers, so its code and translations stay out of the bundle.
 */
export const PlainLinksContext = createContext<ComponentType<{ of: DeferredSection }> | null>(null);
