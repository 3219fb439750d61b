import { type FormValues, SELL_DRAFT_KEY } from '@tractor-haat/api-client';
import { deleteProgress, readProgress, storeProgress } from '@tractor-haat/forms';
import { type RefObject, useEffect, useRef, useState } from 'react';

type SellValues = {
  values: FormValues;
  set: (name: string, value: string) => void;
};

/** Restores the values of a native submit, or else of the stored draft. Values typed before hydration override both. */
export function useSellValues(
  serverValues: FormValues | undefined,
  initialValues: FormValues,
  form: RefObject<HTMLFormElement | null>,
): SellValues {
  const [values, setValues] = useState<FormValues>({
    terms: 'on',
    ...initialValues,
    ...serverValues,
  });
  const isTouched = useRef(false);

  // After hydration, because the first render must match the server HTML.
  useEffect(() => {
    const typedValues = form.current ? readTypedValues(form.current) : {};
    const hasServerValues = Object.keys(serverValues ?? {}).length > 0;
    const { district, ...draft } = hasServerValues ? {} : readDraft();
    setValues((current) => {
      const merged = { ...current, ...draft, ...initialValues, ...typedValues };
      // The district of the draft is valid only for the state of the draft.
      if (!district || merged.district || merged.state !== draft.state) return merged;
      return { ...merged, district };
    });
  }, []);
  useEffect(() => {
    if (isTouched.current) storeDraft(values);
  }, [values]);
  return {
    values,
    set(name, value) {
      isTouched.current = true;
      // The district belongs to the previous state.
      const cleared = name === 'state' ? { district: '' } : {};
      setValues((current) => ({ ...current, ...cleared, [name]: value }));
    },
  };
}

function readTypedValues(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].filter(
      (pair): pair is [string, string] =>
        typeof pair[1] === 'string' && pair[1] !== '' && pair[0] !== 'language',
    ),
  );
}

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
