import type { FormValues } from '@tractor-haat/api-client';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { keepDraft, readDraft } from './draft.ts';

export type SellValues = {
  values: FormValues;
  set: (name: string, value: string) => void;
};

/**
 * The values of the form: those that the server sent with the page, else the draft of this device; and over
 * them what was typed before hydration.
 */
export function useSellValues(
  serverValues: FormValues | undefined,
  start: FormValues,
  form: RefObject<HTMLFormElement | null>,
): SellValues {
  const [values, setValues] = useState<FormValues>({ terms: 'on', ...start, ...serverValues });
  const isTouched = useRef(false);

  // Once: the device is read after the page was drawn as the server drew it.
  useEffect(() => {
    const early = form.current ? typedIn(form.current) : {};
    const hasServerValues = Object.keys(serverValues ?? {}).length > 0;
    const { district, ...draft } = hasServerValues ? {} : readDraft();
    setValues((before) => {
      const merged = { ...before, ...draft, ...start, ...early };
      // The draft's district belongs to the draft's state.
      if (!district || merged.district || merged.state !== draft.state) return merged;
      return { ...merged, district };
    });
  }, []);
  useEffect(() => {
    if (isTouched.current) keepDraft(values);
  }, [values]);
  return {
    values,
    set(name, value) {
      isTouched.current = true;
      // A district belongs to its state.
      const cleared = name === 'state' ? { district: '' } : {};
      setValues((before) => ({ ...before, ...cleared, [name]: value }));
    },
  };
}

function typedIn(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].filter(
      (pair): pair is [string, string] =>
        typeof pair[1] === 'string' && pair[1] !== '' && pair[0] !== 'language',
    ),
  );
}
