import { listOwnEnquiries, type OwnEnquiry } from '@tractor-haat/api-client';
import { usePage, useSelector } from '@tractor-haat/platform';
import { get, set } from 'idb-keyval';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type NotebookEntry, readEntries } from './kept/entries.ts';
import { type Photo, readPhotos } from './kept/photos.ts';
import { takeFromLists } from './kept/saved-tractors.ts';
import { readSeenPages, type SeenPage } from './kept/seen-pages.ts';
import { knownStore } from './kept/stores.ts';
import { readWaiting, sendNow, type WaitingForm } from './kept/waiting-forms.ts';
import { type SyncResult, sync } from './sync.ts';

/** Everything that this phone has in its notebook. */
export interface Notebook {
  readonly entries: readonly NotebookEntry[];
  readonly photos: readonly Photo[];
  readonly seen: readonly SeenPage[];
  readonly waiting: readonly WaitingForm[];
  /** As the server said last. */
  readonly enquiries: readonly OwnEnquiry[];
}

export type NotebookState = Notebook | 'reading' | 'forbidden';

/** Reads the notebook, and again after each change; with somebody signed in it goes to his other phones. */
export function useNotebook() {
  const { language } = usePage();
  const isSignedIn = useSelector((state) => state.session.username !== null);
  const [notebook, setNotebook] = useState<NotebookState>('reading');
  const [synced, setSynced] = useState<SyncResult | null>(null);

  const reads = useRef(0);

  const read = useCallback(async () => {
    reads.current += 1;
    const number = reads.current;
    try {
      const found = await readNotebook();
      // One that was begun later knows more.
      if (number === reads.current) setNotebook(found);
    } catch (error) {
      // Private windows of some browsers keep nothing.
      console.info('The notebook cannot be read', error);
      setNotebook('forbidden');
    }
  }, []);

  const refresh = useCallback(async () => {
    await read();
    if (isSignedIn) {
      setSynced(await sync(language));
      await read();
    }
  }, [read, isSignedIn, language]);

  useEffect(() => {
    const refreshAll = () => {
      void refresh();
      void askEnquiries().then(read, () => undefined);
    };
    refreshAll();
    sendNow();
    const { serviceWorker } = navigator;
    addEventListener('online', refreshAll);
    // A form that waited has gone, by the page or by the worker.
    addEventListener('waiting-sent', refreshAll);
    serviceWorker?.addEventListener('message', refreshAll);
    return () => {
      removeEventListener('online', refreshAll);
      removeEventListener('waiting-sent', refreshAll);
      serviceWorker?.removeEventListener('message', refreshAll);
    };
  }, [refresh, read]);

  return { notebook, synced: isSignedIn ? synced : null, isSignedIn, refresh };
}

async function readNotebook(): Promise<Notebook> {
  await takeFromLists(await readEntries());
  const [entries, photos, seen, waiting, enquiries] = await Promise.all([
    readEntries(),
    readPhotos(),
    readSeenPages(),
    readWaiting(),
    get<OwnEnquiry[]>('enquiries', knownStore),
  ]);
  const live = entries.filter(({ gone }) => !gone);
  return { entries: live, photos, seen, waiting, enquiries: enquiries ?? [] };
}

/** Without network what was known before stands. */
const askEnquiries = async () => set('enquiries', await listOwnEnquiries(), knownStore);
