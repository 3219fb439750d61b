import type { Language } from '@tractor-haat/i18n';
import type { TractorCard } from './contract/tractors.contract.ts';
import type { UsedCard } from './contract/used.contract.ts';

/** `wide` is for link previews (1200 × 630 pixels), `tall` for a phone screen (1080 × 1920 pixels). */
export const CARD_FORMS = ['wide', 'tall'] as const;
export type CardForm = (typeof CARD_FORMS)[number];

export const CARD_KINDS = ['tractor', 'used', 'comparison', 'emi'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

export interface CardName {
  readonly kind: CardKind;
  readonly key: string;
  /** Changes with every value on the card. It is part of the URL, so caches may store a card without a time limit. */
  readonly revision: string;
}

/** Returns the path of a card: `/share-card/{kind}/{key}/{language}/{form}-{revision}.jpg`. */
export const shareCardPath = (card: CardName, language: Language, form: CardForm): string =>
  `/share-card/${card.kind}/${card.key}/${language}/${form}-${card.revision}.jpg`;

type Fact = string | number | null | undefined;

/** FNV-1a hash in hexadecimal digits. The API calculates it too, so both must use the same facts in the same order. */
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
  brand_slug,
  model,
  hp,
  picture.id,
  price?.min_inr,
  price?.max_inr,
  price?.as_of,
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
    used.brand_slug,
    used.model,
    used.year,
    used.hp,
    used.hours,
    used.owners,
    used.price_inr,
    used.listed_on,
    used.state,
    used.picture.id,
    used.photo?.photo,
  ]),
});

/** `tractors` must be sorted by slug, as in the URL of the comparison page. */
export const comparisonCardName = (
  tractors: readonly (TractorCardFacts & { readonly slug: string })[],
): CardName => ({
  kind: 'comparison',
  key: tractors.map(({ slug }) => slug).join('-vs-'),
  revision: digest(tractors.flatMap(listFacts)),
});

/** Months between two instalments. `harvest` has two instalments per year, after the kharif and the rabi harvest. */
export const CARD_FREQUENCIES = {
  monthly: 1,
  quarterly: 3,
  'half-yearly': 6,
  yearly: 12,
  harvest: 6,
} as const;

/** A loan with the limits of the EMI calculator. */
export interface CardLoan {
  /** Whole rupees, at most 5,000,000. */
  readonly principal: number;
  /** Per cent per year with up to two decimals, at most 30. */
  readonly ratePercent: number;
  /** Between 6 and 120, and a multiple of the months between two instalments. */
  readonly months: number;
  readonly frequency: keyof typeof CARD_FREQUENCIES;
}

/**
 * Returns `500000-10-5` for a monthly loan over five years, and `500000-10.3-50m-half-yearly` for a half-yearly loan
 * over 50 months.
 */
function loanKey({ principal, ratePercent, months, frequency }: CardLoan): string {
  const isMonthly = frequency === 'monthly';
  const term = isMonthly && months % 12 === 0 ? String(months / 12) : `${months}m`;
  return [principal, ratePercent, term, ...(isMonthly ? [] : [frequency])].join('-');
}

/** `figure` is the amount of an instalment in rupees or, for a `harvest` loan, the number of instalments. */
export const emiCardName = (loan: CardLoan, figure: number): CardName => ({
  kind: 'emi',
  key: loanKey(loan),
  revision: String(figure),
});
