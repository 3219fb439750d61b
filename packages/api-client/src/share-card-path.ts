import type { Language } from '@tractor-haat/i18n';
import type { TractorCard } from './contract/tractors.contract.ts';
import type { UsedCard } from './contract/used.contract.ts';

/** `wide` is a link preview (1200 × 630), `tall` fills a phone screen (1080 × 1920). */
export const CARD_FORMS = ['wide', 'tall'] as const;
export type CardForm = (typeof CARD_FORMS)[number];

export const CARD_KINDS = ['tractor', 'used', 'comparison', 'emi'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

export interface CardName {
  readonly kind: CardKind;
  readonly key: string;
  /** Depends on all values on the card. A new value changes the URL, so caches can store a card permanently. */
  readonly revision: string;
}

/** Returns the path of a card: `/share-card/{kind}/{key}/{language}/{form}-{revision}.jpg`. */
export const shareCardPath = (card: CardName, language: Language, form: CardForm): string =>
  `/share-card/${card.kind}/${card.key}/${language}/${form}-${card.revision}.jpg`;

type Fact = string | number | null | undefined;

/** FNV-1a hash of the facts in hexadecimal digits. Pages and the API must calculate the same hash. */
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

/** The tractors must be sorted by slug. */
export const comparisonCardName = (
  tractors: readonly (TractorCardFacts & { readonly slug: string })[],
): CardName => ({
  kind: 'comparison',
  key: tractors.map(({ slug }) => slug).join('-vs-'),
  revision: digest(tractors.flatMap(listFacts)),
});

/** Months between the instalments of a loan. `harvest` loans are paid after the kharif and the rabi harvest. */
export const CARD_FREQUENCIES = {
  monthly: 1,
  quarterly: 3,
  'half-yearly': 6,
  yearly: 12,
  harvest: 6,
} as const;

/** A loan on a card. The limits are those of the EMI calculator. */
export interface CardLoan {
  /** In whole rupees, at most 5,000,000. */
  readonly principal: number;
  /** Per cent per year, at most 30, with two decimals. */
  readonly ratePercent: number;
  /** From 6 to 120, a multiple of the months between instalments. */
  readonly months: number;
  readonly frequency: keyof typeof CARD_FREQUENCIES;
}

/** Examples: `500000-10-5` for a monthly loan of five years, `500000-10.3-50m-half-yearly` for another loan. */
function loanKey({ principal, ratePercent, months, frequency }: CardLoan): string {
  const isMonthly = frequency === 'monthly';
  const term = isMonthly && months % 12 === 0 ? String(months / 12) : `${months}m`;
  return [principal, ratePercent, term, ...(isMonthly ? [] : [frequency])].join('-');
}

/** `figure` is the instalment in rupees, or the number of instalments of a `harvest` loan. */
export const emiCardName = (loan: CardLoan, figure: number): CardName => ({
  kind: 'emi',
  key: loanKey(loan),
  revision: String(figure),
});
