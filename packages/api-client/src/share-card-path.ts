import type { Language } from '@tractor-haat/i18n';
import type { TractorCard } from './contract/tractors.contract.ts';
import type { UsedCard } from './contract/used.contract.ts';

/** `wide` is a link preview (1200 × 630), `tall` fills a phone screen (1080 × 1920). */
export const CARD_FORMS = ['wide', 'tall'] as const;
export type CardForm = (typeof CARD_FORMS)[number];

export const CARD_KINDS = ['tractor', 'used', 'comparison', 'emi'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** Identifies a card by kind, key and revision. */
export interface CardName {
  readonly kind: CardKind;
  readonly key: string;
  /** Changes with every figure on the card, so that drawn cards can be cached. */
  readonly revision: string;
}

/** URL of a card: `/share-card/{kind}/{key}/{language}/{form}-{revision}.jpg`. */
export const shareCardPath = (card: CardName, language: Language, form: CardForm): string =>
  `/share-card/${card.kind}/${card.key}/${language}/${form}-${card.revision}.jpg`;

type Fact = string | number | null | undefined;

/** FNV-1a hash of the facts as eight hexadecimal digits. Pages and the API compute it independently and must agree. */
function digest(facts: readonly Fact[]): string {
  let hash = 0x811c9dc5;
  for (const letter of facts.join('|'))
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

type TractorCardFacts = Pick<
  TractorCard,
  'id' | 'brand_slug' | 'model' | 'hp' | 'price' | 'picture'
>;

const listFacts = ({ brand_slug, model, hp, price, picture }: TractorCardFacts): Fact[] => [
  ...[brand_slug, model, hp, picture.id],
  ...[price?.min_inr, price?.max_inr, price?.as_of],
];

export const tractorCardName = (tractor: TractorCardFacts): CardName => ({
  kind: 'tractor',
  key: String(tractor.id),
  revision: digest(listFacts(tractor)),
});

export const usedCardName = (used: UsedCard): CardName => ({
  kind: 'used',
  key: String(used.id),
  revision: digest([
    ...[used.brand_slug, used.model, used.year, used.hp, used.hours, used.owners],
    ...[used.price_inr, used.listed_on, used.state, used.picture.id, used.photo?.photo],
  ]),
});

/** Two to four tractors, sorted by slug. */
export const comparisonCardName = (
  tractors: readonly (TractorCardFacts & { readonly slug: string })[],
): CardName => ({
  kind: 'comparison',
  key: tractors.map(({ slug }) => slug).join('-vs-'),
  revision: digest(tractors.flatMap(listFacts)),
});

/** Months between the instalments of a loan on a card; `harvest` has one after each kharif and rabi. */
export const CARD_FREQUENCIES = {
  monthly: 1,
  quarterly: 3,
  'half-yearly': 6,
  yearly: 12,
  harvest: 6,
} as const;

/** A loan on a card, with the limits of the calculator. */
export interface CardLoan {
  /** In whole rupees, at most 5,000,000. */
  readonly principal: number;
  /** Per cent per year, at most 30, with two decimals. */
  readonly ratePercent: number;
  /** From 6 to 120, a multiple of the months between instalments. */
  readonly months: number;
  readonly frequency: keyof typeof CARD_FREQUENCIES;
}

/** Monthly loans of whole years have the key of earlier releases, `500000-10-5`; others `500000-10.3-50m-half-yearly`. */
function loanKey({ principal, ratePercent, months, frequency }: CardLoan): string {
  const isMonthly = frequency === 'monthly';
  const term = isMonthly && months % 12 === 0 ? String(months / 12) : `${months}m`;
  return [principal, ratePercent, term, ...(isMonthly ? [] : [frequency])].join('-');
}

/** `figure` is the instalment in rupees, or the number of instalments after harvests. It is the revision of the card. */
export const emiCardName = (loan: CardLoan, figure: number): CardName => ({
  kind: 'emi',
  key: loanKey(loan),
  revision: String(figure),
});
