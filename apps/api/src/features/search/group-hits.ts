import {
  PER_PAGE,
  type SearchFilter,
  type SearchKind,
  type SearchResult,
  type SearchResults,
  type SearchSuggestion,
} from '@tractor-haat/api-client/contract';
import { type Language, localizePath } from '@tractor-haat/i18n';
import { toLocalText } from '../../core/database/content-columns.ts';
import { addPictureHash } from '../../core/files/add-picture-hash.ts';
import { groupBy } from '../../core/lists/compare-names.ts';
import { toPageNumbers } from '../../core/lists/to-page-numbers.ts';
import type { Entry } from './entry.ts';

const MAX_ROWS_PER_GROUP = 6;

/** `hits` must be sorted, so that the group of the best hit is first. Throws a 404 for a page after the last one. */
export function groupHits(hits: readonly Entry[], filter: SearchFilter): SearchResults {
  const { kind, language } = filter;
  const maxRows = kind === undefined ? MAX_ROWS_PER_GROUP : 0;
  const groups = [...groupBy(hits, (entry) => entry.kind)].map(([groupKind, entries]) => ({
    kind: groupKind,
    total: entries.length,
    items: entries.slice(0, maxRows).map((hit) => toResult(hit, language)),
  }));
  return {
    total: hits.length,
    groups,
    list: kind === undefined ? null : listKind(hits, kind, filter),
  };
}

function listKind(
  hits: readonly Entry[],
  kind: SearchKind,
  { page, language }: SearchFilter,
): SearchResults['list'] {
  const kindHits = hits.filter((entry) => entry.kind === kind);
  const visibleHits = kindHits.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  return {
    items: visibleHits.map((hit) => toResult(hit, language)),
    ...toPageNumbers(kindHits.length, page),
  };
}

function toResult(entry: Entry, language: Language): SearchResult {
  const name = toLocalText(entry.name, language);
  return {
    kind: entry.kind,
    name,
    url: localizePath(language, entry.path),
    line: entry.line && toLocalText(entry.line, language),
    picture: entry.picture && { ...addPictureHash(entry.picture), alt: name },
    hp: entry.hp,
    price_inr: entry.price_inr,
  };
}

export function toSuggestion(entry: Entry, language: Language): SearchSuggestion {
  const name = toLocalText(entry.name, language);
  return {
    name: name.text,
    url: localizePath(language, entry.path),
    kind: entry.kind,
    language: name.language,
  };
}
