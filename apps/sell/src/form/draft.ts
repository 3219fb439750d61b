import type { FormValues } from '@tractor-haat/api-client';

const KEY = 'sell-draft';

/** What a seller has typed so far, on this device only; nothing where storage is forbidden. */
export function readDraft(): FormValues {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
    );
  } catch {
    return {};
  }
}

/** Keeps it. Photos have a store of their own, and consent is given anew each time. */
export function keepDraft(all: FormValues): void {
  const { terms: _, consent_calls: __, consent_news: ___, photos: ____, ...values } = all;
  try {
    localStorage.setItem(KEY, JSON.stringify(values));
  } catch {
    // Full or forbidden: then nothing is remembered.
  }
}

export function dropDraft(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}
