import { prefixOf, splitAddress } from '@tractor-haat/i18n';
import type { StoreHandle } from '@tractor-haat/platform/shell';
import type { PageData } from '../site/page-data.ts';
import { makeTranslations } from '../site/translations.ts';
import { federation } from './federation-runtime.ts';
import { remotePages } from './remote-pages.tsx';
import type { LoadedRemote } from './remotes/load-remote-version.ts';
import { makeRemoteLoader } from './remotes/remote-loader.ts';

/** What everything in this document works with, from its first page to its last. */
export type Visit = ReturnType<typeof startVisit>;

/** Begins a visit from what the server wrote into the document. */
export function startVisit(data: PageData, handle: StoreHandle) {
  const { language, composition } = data;
  const translations = makeTranslations(language);
  const remotes = makeRemoteLoader(federation(), composition);
  return {
    data,
    translations,
    remotes,
    /** The address on the screen without its language prefix. */
    path: splitAddress(location.pathname).path,
    basename: prefixOf(language) || '/',
    pagesOf: (remote: LoadedRemote) => remotePages(remote, translations, remotes),
    page: data,
    handle,
    inject: handle.inject,
  };
}
