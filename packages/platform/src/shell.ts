/**
 * Exports for the shell. They are not part of the shared module, but are compiled with it, so each library exists
 * only once.
 */
export { createInstance, type i18n as I18n } from 'i18next';
export { I18nextProvider, initReactI18next } from 'react-i18next';
export { Provider } from 'react-redux';
export {
  createBrowserRouter,
  isRouteErrorResponse,
  matchRoutes,
  type RouteObject,
  RouterProvider,
  ScrollRestoration,
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
  UNSAFE_ErrorResponseImpl as RouteErrorResponse,
  useMatches,
  useRouteError,
} from 'react-router-dom';
export type { Store } from 'redux';
export { type HydratedPage, HydratedPageProvider } from './island/hydrated-page.tsx';
export { type IslandHost, IslandHostContext } from './island/island.tsx';
export { type Address, IslandContext, type IslandPage } from './island/island-page.ts';
export { fixedAddress, routedAddress } from './island/routed-address.ts';
export { type Prefetch, PrefetchContext } from './navigation/link.tsx';
export {
  type CacheableComponent,
  type MarkupCache,
  MarkupCacheContext,
} from './page/markup-cache.tsx';
export { PageContext, type PageInfo } from './page/page-context.ts';
export { listSlices, type MessageLoaders, type Messages, type WidgetModule } from './remote.ts';
export {
  makeStore,
  type PlatformState,
  type PlatformStore,
  type StoreHandle,
} from './store/platform-store.ts';
export {
  type Popups,
  PopupsContext,
  type ReadyWidget,
  type WidgetHost,
  WidgetHostContext,
  type WidgetUse,
} from './widget/widget-host.ts';
