import type { FieldKind, FormField, FormValues } from '@tractor-haat/api-client';
import type { Language } from '@tractor-haat/i18n';
import { useEffect, useState } from 'react';
import { type Choice, choicesKey, fetchChoices } from './choices.ts';

/** Lists by cache key, so that choosing a state again sends no request. */
const known = new Map<string, readonly Choice[]>();

export type Choices = {
  readonly options: readonly Choice[];
  readonly state: 'ready' | 'loading' | 'failed';
  readonly retry: () => void;
};

/** Options of a field for its parent values; `list` is rendered by the server. */
export function useChoices(
  kind: FieldKind,
  values: FormValues,
  language: Language,
  list?: readonly Choice[],
): Choices {
  const key = choicesKey(kind, values, language);
  const [, seen] = useState(0);
  const [failed, setFailed] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const isKnown = key === null || known.has(key);

  // `key` already contains all of `values` that matter.
  useEffect(() => {
    if (key === null || known.has(key)) return;
    const gone = new AbortController();
    fetchChoices(kind, values, language, gone.signal).then(
      (options) => {
        known.set(key, options);
        setFailed(null);
        seen((times) => times + 1);
      },
      (error) => {
        if (gone.signal.aborted) return;
        console.error(`The list of ${kind} could not be had`, error);
        setFailed(key);
      },
    );
    return () => gone.abort();
  }, [key, tries]);

  return {
    options: (key !== null && known.get(key)) || (list ?? []),
    state: isKnown ? 'ready' : failed === key ? 'failed' : list ? 'ready' : 'loading',
    retry() {
      setFailed(null);
      setTries((before) => before + 1);
    },
  };
}

/** Chosen option of a field, if its list is cached; for a model with its product id. */
export function chosenIn(
  field: 'type' | 'brand' | 'model',
  fields: readonly FormField[],
  values: FormValues,
  language: Language,
): Choice | undefined {
  const kind = fields.find(({ name }) => name === field)?.kind;
  const key = kind ? choicesKey(kind, values, language) : null;
  const list = key === null ? undefined : known.get(key);
  return list?.find(({ value }) => value === values[field]);
}

/** Localised name of the choice: brand and model, or the type if no model is chosen. */
export function nameOfChosen(
  fields: readonly FormField[],
  values: FormValues,
  language: Language,
): string | undefined {
  const labelOf = (field: 'type' | 'brand' | 'model') =>
    chosenIn(field, fields, values, language)?.label;
  const last = labelOf('model') ?? (values.model || labelOf('type'));
  return [labelOf('brand'), last].filter(Boolean).join(' ') || undefined;
}
