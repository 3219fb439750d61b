import type { FormValues } from '@tractor-haat/api-client';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { readDraft, storeDraft } from './read-draft.ts';

export type SellValues = {
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
