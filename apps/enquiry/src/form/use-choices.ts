import type { FieldKind, FormField, FormValues } from '@tractor-haat/api-client';
import type { Language } from '@tractor-haat/i18n';
import { useEffect, useState } from 'react';
import { type Choice, createChoicesKey, fetchChoices } from './fetch-choices.ts';

const choiceCache = new Map<string, readonly Choice[]>();

export type Choices = {
  readonly options: readonly Choice[];
  readonly state: 'ready' | 'loading' | 'failed';
  readonly retry: () => void;
};

export function useChoices(
  kind: FieldKind,
  values: FormValues,
  language: Language,
  list?: readonly Choice[],
): Choices {
  const key = createChoicesKey(kind, values, language);
  const [, rerender] = useState(0);
  const [failed, setFailed] = useState<string | null>(null);
  const [retryCount, setRetryCount] = useState(0);
  const isCached = key === null || choiceCache.has(key);

  useEffect(() => {
    if (key === null || choiceCache.has(key)) return;
    const controller = new AbortController();
    fetchChoices(kind, values, language, controller.signal).then(
      (options) => {
        choiceCache.set(key, options);
        setFailed(null);
        rerender((times) => times + 1);
      },
      (error) => {
        if (controller.signal.aborted) return;
        console.error(`Failed to load the list of ${kind}`, error);
        setFailed(key);
      },
    );
    return () => controller.abort();
  }, [key, retryCount]);

  return {
    options: (key !== null && choiceCache.get(key)) || (list ?? []),
    state: isCached ? 'ready' : failed === key ? 'failed' : list ? 'ready' : 'loading',
    retry() {
      setFailed(null);
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
