import { type ComponentType, createContext } from 'react';

/** Home's sections that are far below the first screen, by the names of their words. */
export type FarSection =
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
 * What a far section shows without script. The server alone gives it: React makes nothing of what is inside
 * `<noscript>` in browsers, so neither this code nor its words have to go there.
 */
export const PlainLinksContext = createContext<ComponentType<{ of: FarSection }> | null>(null);
