import { getLanguagePrefix, parseLocalizedPath } from '@tractor-haat/i18n';
import type { StoreHandle } from '@tractor-haat/platform/shell';
import type { PageData } from '../app/page-data.ts';
import { makeTranslations } from '../app/translations.ts';
import { federation } from './federation-runtime.ts';
import { makePopupLoader } from './popup-loader.tsx';
import { remotePages } from './remote-pages.tsx';
import type { LoadedRemote } from './remotes/load-remote-version.ts';
import { makeRemoteLoader } from './remotes/remote-loader.ts';

/** Shared state of this document. */
export type Visit = ReturnType<typeof startVisit>;

/** Starts a visit from the page data. */
export function startVisit(data: PageData, handle: StoreHandle) {
  const { language, composition } = data;
  const translations = makeTranslations(language);
  const remotes = makeRemoteLoader(federation(), composition);
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
    /** Path without language prefix. */
    path: parseLocalizedPath(location.pathname).path,
    basename: getLanguagePrefix(language) || '/',
    pagesOf: (remote: LoadedRemote) => remotePages(remote, translations, remotes),
    document,
    loadPopup: makePopupLoader(remotes, document),
    page: data,
    handle,
    inject: handle.inject,
  };
}
