import {
  PER_PAGE,
  type SearchFilter,
  type SearchResults,
  type SearchResult,
} from '@tractor-haat/api-client/contract';
import { localizePath, type Language } from '@tractor-haat/i18n';
import { groupBy } from '../../shared/lists/grouped.ts';
import { toLocalText } from '../../shared/localised-text.ts';
import { toPageNumbers } from '../../shared/pages.ts';
import { addPictureHash } from '../../shared/picture-hashes.ts';
import type { Entry } from './index/entry.ts';

/** Rows of one group in a list of groups. */
const FIRST_ROWS = 6;

/** Search results, the group with the best hit first. Throws a 404 for a page after the last one. */
export function findings(hits: readonly Entry[], filter: SearchFilter): SearchResults {
  const { kind, page, language } = filter;
  const groups = [...groupBy(hits, (entry) => entry.kind)].map(([of, own]) => ({
    kind: of,
    total: own.length,
    items: own.slice(0, kind === undefined ? FIRST_ROWS : 0).map((hit) => resultOf(hit, language)),
  }));
  const own = kind === undefined ? [] : hits.filter((entry) => entry.kind === kind);
  const visibleHits = own.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  return {
    total: hits.length,
    groups,
    list:
      kind === undefined
        ? null
        : {
            items: visibleHits.map((hit) => resultOf(hit, language)),
            ...toPageNumbers(own.length, page),
          },
  };
}

function resultOf(entry: Entry, language: Language): SearchResult {
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
