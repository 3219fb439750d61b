import { type FormValues, SELL_DRAFT_KEY } from '@tractor-haat/api-client';
import { deleteProgress, readProgress, storeProgress } from '@tractor-haat/forms';

export const SELL_FLOW = 'sell';

/** Two tabs may describe two tractors, so the draft of this tab takes precedence over the one stored last. */
export function readDraft(): FormValues {
  const { values = {} } = readProgress(SELL_FLOW) ?? {};
  return Object.keys(values).length > 0 ? values : readDeviceDraft();
}

/** Omits consents, and the photos, which have their own store. */
export function storeDraft(formValues: FormValues): void {
  const { terms: _, consent_calls: __, consent_news: ___, photos: ____, ...values } = formValues;
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
    // Without storage there is no draft to delete.
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
