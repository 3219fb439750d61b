import type { Language } from '@tractor-haat/i18n';
import { makeTranslations, type Translations } from '../../app/translations.ts';
import { compileMessages } from './compiled-messages.ts';
import type { Composition } from './composition.ts';

/** By language and owner, because two remotes may use the same namespace. */
const cache = new WeakMap<Composition, Map<string, Translations>>();

/** Translations for all pages of one remote in one language, shared by all visitors of a composition. */
export function serverTranslations(
  composition: Composition,
  owner: string | undefined,
  language: Language,
): Translations {
  const known = cache.get(composition) ?? new Map<string, Translations>();
  cache.set(composition, known);
  const key = `${language} ${owner ?? ''}`;
  const before = known.get(key);
  if (before) return before;
  const translations = makeTranslations(language);
  compileMessages(translations.i18n, language);
  known.set(key, translations);
  return translations;
}
