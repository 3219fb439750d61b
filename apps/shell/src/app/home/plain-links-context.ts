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
 * Links that replace a section without JavaScript. Only the server provides them: React does not
 * render `<noscript>` content in browsers, so their code and translations stay out of the bundle.
 */
export const PlainLinksContext = createContext<ComponentType<{ of: DeferredSection }> | null>(null);
