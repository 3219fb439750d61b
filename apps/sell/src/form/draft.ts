import type { FormValues } from '@tractor-haat/api-client';

const KEY = 'sell-draft';

/**
 * Draft of this tab, otherwise the draft that any tab stored last: two tabs may describe two tractors. Empty if
 * storage is disabled.
 */
export const readDraft = (): FormValues =>
  readFrom(() => sessionStorage) ?? readFrom(() => localStorage) ?? {};

/** Stores the draft without the photos, which have their own store, and without any consent. */
export function keepDraft(all: FormValues): void {
  const { terms: _, consent_calls: __, consent_news: ___, photos: ____, ...values } = all;
  inStorages((storage) => storage.setItem(KEY, JSON.stringify(values)));
}

export const dropDraft = (): void => inStorages((storage) => storage.removeItem(KEY));

function readFrom(storage: () => Storage): FormValues | undefined {
  try {
    const draft: unknown = JSON.parse(storage().getItem(KEY) ?? 'null');
    if (typeof draft !== 'object' || draft === null) return undefined;
    return Object.fromEntries(
      Object.entries(draft).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
    );
  } catch {
    return undefined;
  }
}

/** Ignores a full or disabled storage; in some browsers even access to the property throws. */
function inStorages(work: (storage: Storage) => void): void {
  for (const storage of [() => sessionStorage, () => localStorage]) {
    try {
      work(storage());
    } catch {
      // The form works without storage.
    }
  }
}
