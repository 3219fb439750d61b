import {
  notFound,
  type PageModule,
  type RemoteDefinition,
  type RemoteRoute,
} from '@tractor-haat/platform';
import type { RouteObject } from '@tractor-haat/platform/shell';
import { Layout } from './chrome/layout.tsx';
import { PageError } from './errors/page-error.tsx';
import { shellPages } from './shell-pages.ts';
import type { Translations } from './translations.ts';

/** Loads a page's code; the browser retries, the server does not. */
type ImportModule = <Module>(load: () => Promise<Module>) => Promise<Module>;

const once: ImportModule = (load) => load();

/** Loads a page's code and translations. */
export async function pageRoute(
  route: RemoteRoute,
  messages: RemoteDefinition['messages'],
  translations: Translations,
  importModule: ImportModule = once,
): Promise<PageModule> {
  const [page] = await Promise.all([
    importModule(route.lazy),
    importModule(() => translations.load(route.namespaces, messages)),
  ]);
  return { ...page };
}

/** Turns page definitions into routes that load translations with the code. */
export function toRouteObjects(
  { routes, messages }: Pick<RemoteDefinition, 'routes' | 'messages'>,
  translations: Translations,
  importModule: ImportModule = once,
): RouteObject[] {
  return routes.map((route) => ({
    id: route.id,
    path: route.path,
    handle: route.frame,
    lazy: () => pageRoute(route, messages, translations, importModule),
  }));
}

/** Parent of all remotes' pages: their errors appear inside the layout. */
export const CONTENT_ROUTE = 'content';

/**
 * All known routes. The inner boundary keeps the layout for errors inside a page; errors of route
 * discovery reach only the outer one.
 */
export function createSiteRoutes(
  translations: Translations,
  remoteRoutes: RouteObject[],
  importModule?: ImportModule,
  pages = shellPages,
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
            ...toRouteObjects(pages, translations, importModule),
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
