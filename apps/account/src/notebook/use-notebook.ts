import { api, type MyEnquiry } from '@tractor-haat/api-client';
import { usePage, useSelector } from '@tractor-haat/platform';
import { get, set } from 'idb-keyval';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type NotebookEntry, readEntries } from './notebook-entry.ts';
import { type Photo, readPhotos } from './photo.ts';
import { readVisitedPages, type VisitedPage } from './read-visited-pages.ts';
import { serverStateStore } from './stores.ts';
import { type SyncResult, syncEntries, updateNotebookTractors } from './sync-entries.ts';
import { readWaitingForms, triggerSending, type WaitingForm } from './waiting-form.ts';

export interface Notebook {
  readonly entries: readonly NotebookEntry[];
  readonly photos: readonly Photo[];
  readonly visitedPages: readonly VisitedPage[];
  readonly waiting: readonly WaitingForm[];
  readonly enquiries: readonly MyEnquiry[];
}

/** `forbidden`: the browser denies access to the storage. */
export type NotebookState = Notebook | 'reading' | 'forbidden';

export function useNotebook() {
  const { language } = usePage();
  const isSignedIn = useSelector((state) => state.session.username !== null);
  const [notebook, setNotebook] = useState<NotebookState>('reading');
  const [syncResult, setSyncResult] = useState<SyncResult | null>(null);

  const readCount = useRef(0);

  const reload = useCallback(async () => {
    readCount.current += 1;
    const readNumber = readCount.current;
    try {
      const latest = await readNotebook();
      // A later read may have started, which makes this result outdated.
      if (readNumber === readCount.current) setNotebook(latest);
    } catch (error) {
      // Some browsers have no IndexedDB in private windows.
      console.info('Failed to read the notebook', error);
      setNotebook('forbidden');
    }
  }, []);

  const refresh = useCallback(async () => {
    await reload();
    if (isSignedIn) {
      setSyncResult(await syncEntries(language));
      await reload();
    }
  }, [reload, isSignedIn, language]);

  useEffect(() => {
    const refreshAll = () => {
      void refresh();
      void refreshEnquiries().then(reload, () => undefined);
    };
    refreshAll();
    triggerSending();
    const { serviceWorker } = navigator;
    addEventListener('online', refreshAll);
    // The page dispatches `waiting-sent` after it has sent a form. The service worker posts a message.
    addEventListener('waiting-sent', refreshAll);
    serviceWorker?.addEventListener('message', refreshAll);
    return () => {
      removeEventListener('online', refreshAll);
      removeEventListener('waiting-sent', refreshAll);
      serviceWorker?.removeEventListener('message', refreshAll);
    };
  }, [refresh, reload]);

  return { notebook, syncResult: isSignedIn ? syncResult : null, isSignedIn, refresh };
}

async function readNotebook(): Promise<Notebook> {
  await updateNotebookTractors(await readEntries());
  const [entries, photos, visitedPages, waiting, enquiries] = await Promise.all([
    readEntries(),
    readPhotos(),
    readVisitedPages(),
    readWaitingForms(),
    get<MyEnquiry[]>('enquiries', serverStateStore),
  ]);
  const activeEntries = entries.filter(({ gone }) => !gone);
  return { entries: activeEntries, photos, visitedPages, waiting, enquiries: enquiries ?? [] };
}

const refreshEnquiries = async () =>
  set('enquiries', await api.get('/api/v1/own-enquiries'), serverStateStore);
