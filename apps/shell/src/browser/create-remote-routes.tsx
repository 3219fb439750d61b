import type { PageModule, RemoteRoute } from '@tractor-haat/platform';
import type { RouteObject } from '@tractor-haat/platform/shell';
import { loadPageModule } from '../app/create-site-routes.tsx';
import type { Translations } from '../app/translations.ts';
import { importWithRetry } from './import-with-retry.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import type { LoadedRemote } from './remotes/load-remote-version.ts';
import type { RemoteLoader } from './remotes/remote-loader.ts';
import { toFailureDetails } from './remotes/with-remote.ts';

export function createRemoteRoutes(
  remote: LoadedRemote,
  translations: Translations,
  remotes: RemoteLoader,
): RouteObject[] {
  return remote.definition.routes.map((route) => ({
    id: route.id,
    path: route.path,
    handle: route.frame,
    lazy: () => loadPage(remote, route, translations, remotes),
  }));
}

async function loadPage(
  remote: LoadedRemote,
  route: RemoteRoute,
  translations: Translations,
  remotes: RemoteLoader,
): Promise<PageModule> {
  try {
    const page = await loadPageModule(
      route,
      remote.definition.messages,
      translations,
      importWithRetry,
    );
    return { ...page, Component: withRemoteBoundary(page.Component, remote, remotes) };
  } catch (error) {
    const previous = await remotes.loadPrevious(remote, toFailureDetails(error), error);
    const previousRoute = previous.definition.routes.find(({ id }) => id === route.id);
    if (!previousRoute || previous.version === remote.version) throw error;
    return loadPage(previous, previousRoute, translations, remotes);
  }
}

function withRemoteBoundary(
  Page: PageModule['Component'],
  remote: LoadedRemote,
  remotes: RemoteLoader,
) {
  return function GuardedPage() {
    return (
      <RemoteBoundary abandon={(error) => remotes.abandon(remote, error)}>
        <Page />
      </RemoteBoundary>
    );
  };
}
