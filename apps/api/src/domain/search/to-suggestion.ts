import type { SearchSuggestion } from '@tractor-haat/api-client/contract';
import { type Language, localizePath } from '@tractor-haat/i18n';
import { toLocalText } from '../../shared/to-local-text.ts';
import type { Entry } from './index/entry.ts';

export function toSuggestion(entry: Entry, language: Language): SearchSuggestion {
  const name = toLocalText(entry.name, language);
  return {
    name: name.text,
    url: localizePath(language, entry.path),
    kind: entry.kind,
    language: name.language,
  };
}
