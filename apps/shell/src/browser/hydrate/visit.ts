import { getLanguagePrefix, parseLocalizedPath } from '@tractor-haat/i18n';
import type { StoreHandle } from '@tractor-haat/platform/shell';
import type { PageData } from '../../app/page-data.ts';
import { createTranslations } from '../../app/translations.ts';
import { getFederation } from '../remotes/get-federation.ts';
import type { LoadedRemote } from '../remotes/load-remote-version.ts';
import { createRemoteLoader } from '../remotes/remote-loader.ts';
import { createPopupLoader } from './create-popup-loader.tsx';
import { createRemoteRoutes } from './create-remote-routes.tsx';

export type Visit = ReturnType<typeof startVisit>;

/** Creates the objects that live until the next document is loaded: translations, remotes and popups. */
export function startVisit(data: PageData, handle: StoreHandle) {
  const { language, composition } = data;
  const translations = createTranslations(language);
  const remotes = createRemoteLoader(getFederation(), composition);
  const document = {
    page: data,
    translations,
    inject: handle.inject,
    signal: new AbortController().signal,
  };
  return {
    data,
    translations,
    remotes,
    path: parseLocalizedPath(location.pathname).path,
    basename: getLanguagePrefix(language) || '/',
    /** Converts a remote into its routes. */
    toRoutes: (remote: LoadedRemote) => createRemoteRoutes(remote, translations, remotes),
    document,
    loadPopup: createPopupLoader(remotes, document),
    page: data,
    handle,
    inject: handle.inject,
  };
}
