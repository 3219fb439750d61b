import fs from 'node:fs';
import path from 'node:path';
import { root } from '../site/server-process.ts';

/** Languages of the site. */
export const ALL_LANGUAGES = ['en', 'hi', 'gu', 'mr'] as const;
export type AnyLanguage = (typeof ALL_LANGUAGES)[number];

/** Languages in which each page is checked. */
export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

type ContentText = Readonly<Record<Language, string>>;

interface TypeRow {
  readonly slug: string;
  readonly name: ContentText;
}

interface ImplementRow {
  readonly type: string;
  readonly brand: string;
  readonly model: string;
  readonly show_price: boolean;
  readonly price_min_inr: number | null;
  readonly price_max_inr: number | null;
}

const readJson = (file: string) =>
  JSON.parse(fs.readFileSync(path.join(root, 'content', file), 'utf8'));

export const implementTypes: readonly TypeRow[] = readJson('implement-types.json');
export const implementRows: readonly ImplementRow[] = readJson('implements.json');

interface PriceRow {
  readonly price_min_inr?: number | null;
  readonly price_max_inr?: number | null;
  readonly price_inr?: number | null;
}

export const publicPrices: ReadonlySet<number | null | undefined> = new Set(
  ['tractors.json', 'tyres.json', 'used-tractors.json']
    .flatMap((file): readonly PriceRow[] => readJson(file))
    .flatMap((row) => [row.price_min_inr, row.price_max_inr, row.price_inr]),
);

export const IMPLEMENTS_PATH = '/tractor-implements-in-india';

/** Returns the URL of a page in a language. */
export const localizePath = (language: AnyLanguage, page: string) =>
  language === 'en' ? page : `/${language}${page === '/' ? '' : page}`;
