import { type FormValues, SELL_DRAFT_KEY } from '@tractor-haat/api-client';
import { deleteProgress, readProgress, storeProgress } from '@tractor-haat/forms';

/** Name of the flow in the form progress of this tab. */
export const SELL_FLOW = 'sell';

/**
 * Draft of this tab, otherwise the draft that any tab stored last: two tabs may describe two tractors. Empty if
 * storage is disabled.
 */
export function readDraft(): FormValues {
  const { values = {} } = readProgress(SELL_FLOW) ?? {};
  return Object.keys(values).length > 0 ? values : readDeviceDraft();
}

/** Stores the draft without the photos, which have their own store, and without any consent. */
export function storeDraft(all: FormValues): void {
  const { terms: _, consent_calls: __, consent_news: ___, photos: ____, ...values } = all;
  storeProgress(SELL_FLOW, { values });
  try {
    localStorage.setItem(SELL_DRAFT_KEY, JSON.stringify(values));
  } catch {
    // The form works without storage.
  }
}

export function deleteDraft(): void {
  deleteProgress(SELL_FLOW);
  try {
    localStorage.removeItem(SELL_DRAFT_KEY);
  } catch {
    // Nothing is stored.
  }
}

function readDeviceDraft(): FormValues {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(SELL_DRAFT_KEY) ?? 'null');
    if (typeof draft !== 'object' || draft === null) return {};
    return Object.fromEntries(
      Object.entries(draft).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
    );
  } catch {
    return {};
  }
}
