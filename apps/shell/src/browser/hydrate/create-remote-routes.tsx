import type { PageModule, RemoteRoute } from '@tractor-haat/platform';
import type { RouteObject } from '@tractor-haat/platform/shell';
import { Component, type ReactNode } from 'react';
import { loadPageModule } from '../../app/create-site-routes.tsx';
import { Unavailable } from '../../app/page-error.tsx';
import type { Translations } from '../../app/translations.ts';
import { reloadDocument } from '../navigation/track-navigation.ts';
import { importWithRetry } from '../remotes/import-with-retry.ts';
import type { LoadedRemote } from '../remotes/load-remote-version.ts';
import { type RemoteLoader, toFailureDetails } from '../remotes/remote-loader.ts';
import { isHydrated } from './hydrated.tsx';

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

interface RemoteBoundaryProps {
  readonly children: ReactNode;
  /** Resolves to true if a reload uses another version. */
  readonly abandon: (error: unknown) => Promise<boolean>;
}

interface RemoteBoundaryState {
  readonly failed: boolean;
  readonly html?: string | undefined;
}

/**
 * Reloads the document with the previous version of the remote. Without a previous version, it shows the server HTML or
 * a message with a link to retry.
 */
class RemoteBoundary extends Component<RemoteBoundaryProps, RemoteBoundaryState> {
  override state: RemoteBoundaryState = { failed: false };

  static getDerivedStateFromError(): RemoteBoundaryState {
    const html = isHydrated() ? undefined : document.querySelector('main')?.innerHTML;
    return { failed: true, html };
  }

  override componentDidCatch(error: unknown) {
    this.props.abandon(error).then((hasPrevious) => {
      if (hasPrevious) reloadDocument();
    });
  }

  override render() {
    const { failed, html } = this.state;
    if (!failed) return this.props.children;
    // The HTML comes from our own server and was already part of the document.
    if (html) return <div data-frozen dangerouslySetInnerHTML={{ __html: html }} />;
    return <Unavailable title="error.something_wrong" />;
  }
}
