import type { FieldKind, FormField, FormValues } from '@tractor-haat/api-client';
import type { Language } from '@tractor-haat/i18n';
import { useEffect, useState } from 'react';
import { type Choice, createChoicesKey, fetchChoices } from './fetch-choices.ts';

/** Lists by the key of `createChoicesKey`, shared by all forms of the document. */
const choiceCache = new Map<string, readonly Choice[]>();

export type Choices = {
  readonly options: readonly Choice[];
  readonly state: 'ready' | 'loading' | 'failed';
  readonly retry: () => void;
};

/** Choices of a select. `initialChoices` are shown until the list has loaded. */
export function useChoices(
  kind: FieldKind,
  values: FormValues,
  language: Language,
  initialChoices?: readonly Choice[],
): Choices {
  const key = createChoicesKey(kind, values, language);
  const [, rerender] = useState(0);
  const [failedKey, setFailedKey] = useState<string | null>(null);
  const [retryCount, setRetryCount] = useState(0);
  const isCached = key === null || choiceCache.has(key);

  useEffect(() => {
    if (key === null || choiceCache.has(key)) return;
    const controller = new AbortController();
    fetchChoices(kind, values, language, controller.signal).then(
      (options) => {
        choiceCache.set(key, options);
        setFailedKey(null);
        rerender((times) => times + 1);
      },
      (error) => {
        if (controller.signal.aborted) return;
        console.error(`Failed to load the list of ${kind}`, error);
        setFailedKey(key);
      },
    );
    return () => controller.abort();
  }, [key, retryCount]);

  function readState(): Choices['state'] {
    if (isCached) return 'ready';
    if (failedKey === key) return 'failed';
    return initialChoices ? 'ready' : 'loading';
  }

  return {
    options: (key === null ? undefined : choiceCache.get(key)) ?? initialChoices ?? [],
    state: readState(),
    retry() {
      setFailedKey(null);
      setRetryCount((count) => count + 1);
    },
  };
}

export function findSelectedChoice(
  field: 'type' | 'brand' | 'model',
  fields: readonly FormField[],
  values: FormValues,
  language: Language,
): Choice | undefined {
  const kind = fields.find(({ name }) => name === field)?.kind;
  const key = kind ? createChoicesKey(kind, values, language) : null;
  const list = key === null ? undefined : choiceCache.get(key);
  return list?.find(({ value }) => value === values[field]);
}

/** For example "Mahindra 575 DI". Undefined if nothing is selected, or its options have not loaded. */
export function formatSelectedName(
  fields: readonly FormField[],
  values: FormValues,
  language: Language,
): string | undefined {
  const findLabel = (field: 'type' | 'brand' | 'model') =>
    findSelectedChoice(field, fields, values, language)?.label;
  const modelLabel = findLabel('model') ?? (values.model || findLabel('type'));
  return [findLabel('brand'), modelLabel].filter(Boolean).join(' ') || undefined;
}
