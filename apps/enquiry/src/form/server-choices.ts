import type { FormDefinition, FormValues } from '@tractor-haat/api-client';
import type { Language } from '@tractor-haat/i18n';
import { type Choice, choicesKey, fetchChoices, isChosen } from './choices.ts';

/** The lists of a form's fields as far as they can be had now; the server sends them with the page. */
export async function serverChoices(
  { fields }: FormDefinition,
  values: FormValues,
  language: Language,
  signal: AbortSignal,
): Promise<Record<string, Choice[]>> {
  const lists = await Promise.all(
    fields
      // Nobody is asked for the districts of no state.
      .filter(({ kind }) => isChosen(kind) && choicesKey(kind, values, language) !== null)
      .map(async ({ name, kind }) => {
        // A list that cannot be had leaves its field empty; the page still shows.
        const list = await fetchChoices(kind, values, language, signal).catch(() => []);
        return [name, list] as const;
      }),
  );
  return Object.fromEntries(lists.filter(([, list]) => list.length > 0));
}
