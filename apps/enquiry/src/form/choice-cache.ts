import type { FormField, FormValues } from '@tractor-haat/api-client';
import type { Language } from '@tractor-haat/i18n';
import { type Choice, createChoicesKey } from './fetch-choices.ts';

/** Loaded lists, which all forms of the document share. The keys are those of `createChoicesKey`. */
export const choiceCache = new Map<string, readonly Choice[]>();

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
