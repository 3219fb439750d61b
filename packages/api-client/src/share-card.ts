import type { Language } from '@tractor-haat/i18n';
import type { TractorCard } from './contract/tractors.ts';
import type { UsedCard } from './contract/used.ts';

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

/** URL of a card: `/share-card/{kind}/{key}/{language}/{form}-{revision}.png`. */
export const cardAddress = (card: CardName, language: Language, form: CardForm): string =>
  `/share-card/${card.kind}/${card.key}/${language}/${form}-${card.revision}.png`;

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

const factsOf = ({ brand_slug, model, hp, price, picture }: TractorCardFacts): Fact[] => [
  ...[brand_slug, model, hp, picture.id],
  ...[price?.min_inr, price?.max_inr, price?.as_of],
];

export const tractorCardName = (tractor: TractorCardFacts): CardName => ({
  kind: 'tractor',
  key: String(tractor.id),
  revision: digest(factsOf(tractor)),
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
  revision: digest(tractors.flatMap(factsOf)),
});

/** A loan on a card; only the values of `CARD_LOANS` have cards. */
export interface CardLoan {
  readonly principal: number;
  readonly ratePercent: number;
  readonly years: number;
}

/** Steps and limits of the loans that have a card. */
export const CARD_LOANS = {
  principal: { min: 10_000, max: 5_000_000, step: 10_000 },
  ratePercent: { min: 0, max: 30, step: 0.25 },
  years: { min: 1, max: 10, step: 1 },
} as const;

const nearest = (value: number, { min, max, step }: (typeof CARD_LOANS)[keyof CardLoan]) =>
  Math.min(max, Math.max(min, Math.round(value / step) * step));

/** The nearest loan that has a card; the card states its own terms. */
export const nearestCardLoan = (loan: CardLoan): CardLoan => ({
  principal: nearest(loan.principal, CARD_LOANS.principal),
  ratePercent: nearest(loan.ratePercent, CARD_LOANS.ratePercent),
  years: nearest(loan.years, CARD_LOANS.years),
});

/** The revision of a loan card is its instalment. */
export const emiCardName = (loan: CardLoan, instalment: number): CardName => ({
  kind: 'emi',
  key: `${loan.principal}-${loan.ratePercent}-${loan.years}`,
  revision: String(instalment),
});
