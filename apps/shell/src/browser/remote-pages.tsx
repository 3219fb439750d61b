import type { PageModule, RemoteRoute } from '@tractor-haat/platform';
import type { RouteObject } from '@tractor-haat/platform/shell';
import { pageRoute } from '../site/site-routes.tsx';
import type { Translations } from '../site/translations.ts';
import { importWithRetry } from './import-with-retry.ts';
import { SectionBoundary } from './remote-boundary.tsx';
import { FileFailure } from './remotes/file-failure.ts';
import type { LoadedRemote } from './remotes/load-remote-version.ts';
import type { Fault } from './remotes/remote-failure.ts';
import type { RemoteLoader } from './remotes/remote-loader.ts';

const faultOf = (error: unknown): Fault =>
  error instanceof FileFailure
    ? { phase: 'file', code: error.code }
    : { phase: 'load', code: 'TH-201' };

/** A section's pages as routes that fall back to the section's earlier version, page by page. */
export function sectionPages(
  section: LoadedRemote,
  words: Translations,
  remotes: RemoteLoader,
): RouteObject[] {
  return section.definition.routes.map((route) => ({
    id: route.id,
    path: route.path,
    lazy: () => bringPage(section, route, words, remotes),
  }));
}

async function bringPage(
  section: LoadedRemote,
  route: RemoteRoute,
  words: Translations,
  remotes: RemoteLoader,
): Promise<PageModule> {
  try {
    const page = await pageRoute(route, section.definition.messages, words, importWithRetry);
    return { ...page, Component: guarded(page.Component, section, remotes) };
  } catch (error) {
    const earlier = await remotes.instead(section, faultOf(error), error);
    const same = earlier.definition.routes.find(({ id }) => id === route.id);
    // An address that is new in the version that failed.
    if (!same || earlier.version === section.version) throw error;
    return bringPage(earlier, same, words, remotes);
  }
}

function guarded(Page: PageModule['Component'], section: LoadedRemote, remotes: RemoteLoader) {
  return function GuardedPage() {
    return (
      <SectionBoundary abandon={(error) => remotes.abandon(section, error)}>
        <Page />
      </SectionBoundary>
    );
  };
}
