import { getLanguagePrefix, parseLocalizedPath } from '@tractor-haat/i18n';
import type { RemoteDefinition } from '@tractor-haat/platform';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from '@tractor-haat/platform/server';
import {
  fixedAddress,
  isRouteErrorResponse,
  listSlices,
  MarkupCacheContext,
  makeStore,
  type PageInfo,
  type RouteObject,
} from '@tractor-haat/platform/shell';
import { createDisplayHeader, type Display } from '@tractor-haat/server-kit/display';
import { createSiteRoutes, toRouteObjects } from '../../app/create-site-routes.tsx';
import { PlainLinks } from '../../app/home/plain-links.tsx';
import { PlainLinksContext } from '../../app/home/render-near-viewport.tsx';
import type { PageData, PageError } from '../../app/page-data.ts';
import { shellPages } from '../../app/shell-pages.ts';
import { Site } from '../../app/site.tsx';
import type { Translations } from '../../app/translations.ts';
import { addSimilarPages } from './add-similar-pages.ts';
import type { Composition, Release } from './composition.ts';
import { filterCandidateRoutes } from './filter-candidate-routes.ts';
import { getServerTranslations } from './get-server-translations.ts';
import { renderToHtml } from './render-to-html.ts';
import { createServerIslands } from './server-islands.tsx';
import { createServerMarkup } from './server-markup.tsx';
import { createServerWidgets } from './server-widgets.ts';

export interface RenderedPage {
  readonly status: number;
  readonly html: string;
  readonly data: Pick<PageData, 'state' | 'hydration' | 'widgets' | 'islands'>;
  readonly chunks: readonly string[];
  /** Chunks whose styles the document contains although their code is loaded later. */
  readonly laterChunks: readonly string[];
  readonly namespaces: readonly string[];
  readonly widgets: ReadonlySet<string>;
  /** False if the remote's code could not be run and the page shows an error. */
  readonly ownerRan: boolean;
  /** Error of a loader. Undefined for intended responses such as 404. */
  readonly thrown?: unknown;
  /** True if a loader returns `no-store`. */
  readonly isPersonal: boolean;
}

export interface RenderRequest {
  readonly url: URL;
  readonly page: PageInfo;
  readonly composition: Composition;
  readonly owner: Release | undefined;
  readonly display: Display;
  readonly signal: AbortSignal;
  readonly report: (error: unknown) => void;
}

export async function renderPage(request: RenderRequest): Promise<RenderedPage | Response> {
  const { url, page, composition, owner, signal, report, display } = request;
  const { path: pathname } = parseLocalizedPath(url.pathname);
  const translations = getServerTranslations(composition, owner?.name, page.language);
  // The namespace `menus` is for the links in `<noscript>` on the home page.
  await translations.load(['shell', 'menus'], shellPages.messages);
  const handle = makeStore({ language: { current: page.language } });
  const definition = owner ? findDefinition(composition, owner.name, report) : undefined;
  handle.inject(definition ? listSlices(definition) : []);

  const handler = createPageHandler(request, pathname, translations, definition);
  const context = await handler.query(
    new Request(url, { signal, headers: createDisplayHeader(display) }),
  );
  if (context instanceof Response) return context;
  const thrown = Object.values(context.errors ?? {}).find((error) => !isRouteErrorResponse(error));
  if (thrown !== undefined) report(thrown);
  await addSimilarPages(context.errors, url, signal);

  const widgets = createServerWidgets(
    (name) => composition.definition(name),
    { page, translations, inject: handle.inject, signal },
    report,
  );
  const address = { pathname, search: url.search, hash: '', key: 'default' };
  const firstVisit = context.errors ? undefined : findIslandsModule(definition, context.matches);
  const islands = firstVisit
    ? createServerIslands({ page, translations, handle, address })
    : undefined;
  const markup = createServerMarkup({
    page,
    translations,
    owner: owner?.name,
    islands: islands?.host,
  });
  const html = await renderToHtml(
    <Site
      page={page}
      handle={handle}
      translations={translations}
      widgets={widgets}
      popups={rejectPopup}
      subscribeToMoves={ignoreNavigation}
      routerBindings={{ address: fixedAddress(address), navigate: () => undefined }}
      {...(islands ? { islands: islands.host } : {})}
    >
      <PlainLinksContext value={PlainLinks}>
        <MarkupCacheContext value={markup.cache}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </MarkupCacheContext>
      </PlainLinksContext>
      {/* Browsers render `Hydrated` in this position. React derives `useId` values from
         positions in the tree, so all ids would differ without it. */}
      {null}
    </Site>,
    report,
  );
  return {
    status: context.statusCode,
    html: markup.fill(html),
    data: {
      state: handle.store.getState(),
      ...(islands
        ? { islands: { ...firstVisit, ...islands.data() }, widgets: omitWidgetData(widgets.used) }
        : { hydration: toHydration(context), widgets: widgets.used }),
    },
    ...collectNeeds(
      definition ? [shellPages, definition] : [shellPages],
      context.matches.map((match) => match.route.id),
    ),
    widgets: widgets.names,
    ownerRan: definition !== undefined,
    isPersonal: Object.values(context.loaderHeaders).some(
      (headers) => headers.get('cache-control') === 'no-store',
    ),
    ...(thrown === undefined ? {} : { thrown }),
  };
}

/** The handler contains only routes that can match the path, because the router ranks all routes on each request. */
function createPageHandler(
  { page, owner }: RenderRequest,
  pathname: string,
  translations: Translations,
  definition: RemoteDefinition | undefined,
) {
  const remoteRoutes: RouteObject[] = definition
    ? toRouteObjects(
        { ...definition, routes: filterCandidateRoutes(definition.routes, pathname) },
        translations,
      )
    : (owner?.routes ?? []).map((path) => ({ id: path, path, loader: throwUnavailable }));
  const matchingPages = {
    ...shellPages,
    routes: filterCandidateRoutes(shellPages.routes, pathname),
  };
  const routes = createSiteRoutes(translations, remoteRoutes, undefined, matchingPages);
  return createStaticHandler(routes, { basename: getLanguagePrefix(page.language) || '/' });
}

/** Returns undefined for a page that is hydrated completely. */
function findIslandsModule(
  definition: RemoteDefinition | undefined,
  matches: readonly { readonly route: { readonly id: string } }[],
): { readonly module?: string } | undefined {
  const page = matches.at(-1)?.route.id;
  const routes = [...shellPages.routes, ...(definition?.routes ?? [])];
  const { islands, linksOnly } = routes.find(({ id }) => id === page) ?? {};
  if (islands) return { module: islands };
  return linksOnly ? {} : undefined;
}

const omitWidgetData = (used: PageData['widgets']): PageData['widgets'] =>
  mapValues(used, (widget) => (widget && !widget.still ? { isOmitted: true } : widget));

const rejectPopup = () => Promise.reject(new Error('Popups open in browsers only'));

const ignoreNavigation = () => () => undefined;

function throwUnavailable(): never {
  throw new Response(null, { status: 503, statusText: 'Service Unavailable' });
}

/** Returns undefined and reports the error if the code of the remote cannot be run. */
function findDefinition(
  composition: Composition,
  name: string,
  report: (error: unknown) => void,
): RemoteDefinition | undefined {
  try {
    return composition.definition(name);
  } catch (error) {
    report(error);
    return undefined;
  }
}

function mapValues<From, To>(values: Record<string, From>, map: (value: From) => To) {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]));
}

/** Errors are converted, because JSON cannot contain instances of a class. */
const toHydration = ({
  loaderData,
  errors,
}: {
  readonly loaderData: Record<string, unknown>;
  readonly errors: Record<string, unknown> | null;
}): NonNullable<PageData['hydration']> => ({
  loaderData,
  errors: errors && mapValues(errors, toPageError),
});

const toPageError = (error: unknown): PageError =>
  isRouteErrorResponse(error)
    ? { status: error.status, statusText: error.statusText, data: error.data }
    : { status: 500, statusText: '' };

/** Returns the chunks and namespaces of the matched routes. */
function collectNeeds(
  definitions: readonly Pick<RemoteDefinition, 'routes'>[],
  ids: readonly string[],
) {
  const pages = definitions.flatMap(({ routes }) => routes.filter(({ id }) => ids.includes(id)));
  return {
    chunks: pages.map(({ id, chunk }) => chunk ?? id),
    laterChunks: pages.flatMap(({ laterChunks }) => laterChunks ?? []),
    namespaces: pages.flatMap((page) => page.namespaces),
  };
}
