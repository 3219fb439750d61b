import type { PageModule, RemoteRoute } from '@tractor-haat/platform';
import type { RouteObject } from '@tractor-haat/platform/shell';
import { pageRoute } from '../app/create-site-routes.tsx';
import type { Translations } from '../app/translations.ts';
import { importWithRetry } from './import-with-retry.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import { FileFailure } from './remotes/file-failure.ts';
import type { LoadedRemote } from './remotes/load-remote-version.ts';
import type { FailureDetails } from './remotes/remote-failure.ts';
import type { RemoteLoader } from './remotes/remote-loader.ts';

const toFailureDetails = (error: unknown): FailureDetails =>
  error instanceof FileFailure
    ? { phase: 'file', code: error.code }
    : { phase: 'load', code: 'TH-201' };

/** Routes of a remote that fall back to its previous version, page by page. */
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
    const page = await pageRoute(route, remote.definition.messages, translations, importWithRetry);
    return { ...page, Component: guarded(page.Component, remote, remotes) };
  } catch (error) {
    const earlier = await remotes.loadPrevious(remote, toFailureDetails(error), error);
    const same = earlier.definition.routes.find(({ id }) => id === route.id);
    // The previous version does not have this page.
    if (!same || earlier.version === remote.version) throw error;
    return loadPage(earlier, same, translations, remotes);
  }
}

function guarded(Page: PageModule['Component'], remote: LoadedRemote, remotes: RemoteLoader) {
  return function GuardedPage() {
    return (
      <RemoteBoundary abandon={(error) => remotes.abandon(remote, error)}>
        <Page />
      </RemoteBoundary>
    );
  };
}
