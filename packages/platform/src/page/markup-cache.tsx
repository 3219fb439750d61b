import { createContext, type ReactNode, useContext } from 'react';

export type CacheableComponent<Props extends object> = (props: Props) => ReactNode;

/** Where the server keeps the HTML of parts that stand on many pages. */
export interface MarkupCache {
  /** What is rendered in place of a component; null when it has to be rendered by itself. */
  readonly place: (Component: CacheableComponent<never>, props: object) => ReactNode | null;
}

/** Absent in browsers, and on a server that renders everything anew. */
export const MarkupCacheContext = createContext<MarkupCache | null>(null);

/**
 * Lets the server render a part once for each language and set of props. It is for parts that are repeated on a page or
 * stand on many, and whose HTML depends on nothing else: props are plain data, and there is no look at the address, the
 * store or the data of a loader, and no `preload` except for a picture of high priority. In browsers it is the component itself.
 */
export function withMarkupCache<Props extends object>(
  Component: CacheableComponent<Props>,
): CacheableComponent<Props> {
  if (typeof document !== 'undefined') return Component;
  return function CachedMarkup(props: Props) {
    const cache = useContext(MarkupCacheContext);
    return cache?.place(Component as CacheableComponent<never>, props) ?? <Component {...props} />;
  };
}
