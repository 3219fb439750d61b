import {
  notFound,
  type PageModule,
  type RemoteDefinition,
  type RemoteRoute,
} from '@tractor-haat/platform';
import type { RouteObject } from '@tractor-haat/platform/shell';
import { Layout } from './chrome/layout.tsx';
import { PageError } from './errors/page-error.tsx';
import { shellPages } from './pages.ts';
import type { Translations } from './translations.ts';

/** A page's code may be asked for again, so the way to it differs between server and browser. */
type Bring = <Module>(load: () => Promise<Module>) => Promise<Module>;

const once: Bring = (load) => load();

/** A page's code and words together. */
export async function pageRoute(
  route: RemoteRoute,
  messages: RemoteDefinition['messages'],
  words: Translations,
  bring: Bring = once,
): Promise<PageModule> {
  const [page] = await Promise.all([
    bring(route.lazy),
    bring(() => words.load(route.namespaces, messages)),
  ]);
  return { ...page };
}

/** Turns a definition's pages into routes that bring their words along with their code. */
export function routesOf(
  { routes, messages }: Pick<RemoteDefinition, 'routes' | 'messages'>,
  words: Translations,
  bring: Bring = once,
): RouteObject[] {
  return routes.map((route) => ({
    id: route.id,
    path: route.path,
    handle: route.frame,
    lazy: () => pageRoute(route, messages, words, bring),
  }));
}

/** Where the pages of remotes hang: their errors are shown inside the layout. */
export const CONTENT_ROUTE = 'content';

/**
 * All routes of the site as far as they are known. An error inside a page keeps the layout by the inner
 * boundary; what fails before a page is known (the router's own look-up) reaches only the outer one.
 */
export function siteRoutes(
  words: Translations,
  remoteRoutes: RouteObject[],
  bring?: Bring,
  ownPages = shellPages,
): RouteObject[] {
  return [
    {
      id: 'site',
      Component: Layout,
      ErrorBoundary: () => (
        <Layout>
          <PageError />
        </Layout>
      ),
      children: [
        {
          id: CONTENT_ROUTE,
          ErrorBoundary: PageError,
          children: [
            ...routesOf(ownPages, words, bring),
            ...remoteRoutes,
            {
              id: 'unknown',
              path: '*',
              loader: () => {
                throw notFound();
              },
              Component: () => null,
            },
          ],
        },
      ],
    },
  ];
}
