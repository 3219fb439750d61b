import { addressIn, splitAddress } from '@tractor-haat/i18n';
import { makeTranslate } from '@tractor-haat/platform/first-visit';
import type { IslandPage, StoreHandle } from '@tractor-haat/platform/island';
import type { IslandData, PageData } from '../../site/page-data.ts';
import type { WholeSite } from '../whole.tsx';
import { islandTexts } from './island-texts.ts';

export interface FirstPageOptions {
  readonly data: PageData;
  readonly texts: IslandData['texts'];
  readonly handle: StoreHandle;
  /** Fetches and hydrates the page whole; the same promise every time. */
  readonly whole: () => Promise<WholeSite>;
}

/** The document as islands know it before the page is hydrated whole, and how it follows the visitor afterwards. */
export function firstPage({ data, texts, handle, whole }: FirstPageOptions) {
  const { language, origin, siteName, profiles } = data;
  const { find, need } = islandTexts(texts, language);
  const listeners = new Set<() => void>();
  const read = (from: { pathname: string; search: string; hash: string }, key: string) => ({
    ...{ pathname: splitAddress(from.pathname).path, search: from.search, hash: from.hash, key },
  });
  let address = read(location, 'default');
  const page: IslandPage = {
    ...{ language, origin, siteName, ...handle, need },
    ...(profiles ? { profiles } : {}),
    translate: makeTranslate(language, find),
    address: {
      get: () => address,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    navigate: (to) =>
      void whole().then(
        ({ router }) => router.navigate(to),
        () => location.assign(addressIn(language, to)),
      ),
    popups: {
      open: async (name, props) => (await whole()).popups.open(name, props),
      prepare: (name) =>
        void whole().then(
          ({ popups }) => popups.prepare(name),
          () => undefined,
        ),
    },
  };
  return {
    page,
    follow({ router }: WholeSite) {
      router.subscribe(({ location: next }) => {
        if (next.key === address.key) return;
        address = read(next, next.key);
        for (const listener of listeners) listener();
      });
    },
  };
}
