import type { FieldKind, FormField, FormValues } from '@tractor-haat/api-client';
import type { Language } from '@tractor-haat/i18n';
import { useEffect, useState } from 'react';
import { type Choice, choicesKey, fetchChoices } from './choices.ts';

/** Lists that this visit has seen: going back to a state does not ask again. */
const known = new Map<string, readonly Choice[]>();

export type Choices = {
  readonly options: readonly Choice[];
  readonly state: 'ready' | 'loading' | 'failed';
  readonly retry: () => void;
};

/** The list of a field, for what is chosen before it; `list` comes from the server with the page. */
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

  // `values` only matter as far as the key names them.
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

/** What was chosen in a field, as far as its list was seen: of a model the machine or tyre that it stands for. */
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

/** What was chosen, in words: brand and model, and the type where there is no model. */
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
