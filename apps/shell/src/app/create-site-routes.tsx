import {
  notFound,
  type PageModule,
  type RemoteDefinition,
  type RemoteRoute,
} from '@tractor-haat/platform';
import type { RouteObject } from '@tractor-haat/platform/shell';
import { Layout } from './chrome/layout.tsx';
import { PageError } from './page-error.tsx';
import { shellPages } from './shell-pages.ts';
import type { Translations } from './translations.ts';

/** Calls `load`. The implementation for browsers also retries after network failures. */
type ImportModule = <Module>(load: () => Promise<Module>) => Promise<Module>;

const importOnce: ImportModule = (load) => load();

/** Id of the parent route of all pages. The router adds the routes of remotes to it. */
export const CONTENT_ROUTE = 'content';

/**
 * The inner error boundary shows errors of a page inside the layout. Errors of `patchRoutesOnNavigation` reach only the
 * outer boundary, which renders a layout of its own.
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

/** Loads the code and the translations of a page. */
export async function loadPageModule(
  route: RemoteRoute,
  messages: RemoteDefinition['messages'],
  translations: Translations,
  importModule: ImportModule = importOnce,
): Promise<PageModule> {
  const [page] = await Promise.all([
    importModule(route.lazy),
    importModule(() => translations.load(route.namespaces, messages)),
  ]);
  return { ...page };
}

export function toRouteObjects(
  { routes, messages }: Pick<RemoteDefinition, 'routes' | 'messages'>,
  translations: Translations,
  importModule: ImportModule = importOnce,
): RouteObject[] {
  return routes.map((route) => ({
    id: route.id,
    path: route.path,
    handle: route.frame,
    lazy: () => loadPageModule(route, messages, translations, importModule),
  }));
}
