import {
  type CardKind,
  comparisonCardName,
  emiCardName,
  tractorCardName,
  usedCardName,
} from '@tractor-haat/api-client';
import type { PublicPrice, TractorFacts } from '@tractor-haat/api-client/contract';
import { comparisonPicture } from '@tractor-haat/drawings';
import {
  localizePath,
  formatDate,
  formatNumber,
  formatRupees,
  type Language,
} from '@tractor-haat/i18n';
import type { Database } from '../../../database/database.ts';
import { cardRead as tractorCards } from '../tractors/card.ts';
import { factsRead } from '../tractors/facts.ts';
import { cardRead as usedCards } from '../used/card.ts';
import type { CardContent } from './card-content.ts';
import { CARD_TRANSLATIONS } from './card-translations.ts';
import { cardFigure, cardLoan } from './emi-sum.ts';

type Find = (key: string, language: Language) => Promise<CardContent | null>;

const MAX_COMPARED = 4;
const SLUGS = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Row ids within the range of int4. */
const idOf = (key: string) => (/^[1-9]\d{0,8}$/.test(key) ? Number(key) : null);

const joined = (parts: readonly (string | null)[]) =>
  parts.filter((part) => part !== null).join(' · ');

const power = (hp: number | null, language: Language) =>
  hp === null ? null : `${formatNumber(hp, language)} HP`;

function priceText(price: PublicPrice | null, language: Language): string {
  if (price === null) return CARD_TRANSLATIONS[language].unpriced;
  const least = formatRupees(price.min_inr, language);
  return price.max_inr === null || price.max_inr === price.min_inr
    ? least
    : `${least} – ${formatNumber(price.max_inr, language)}`;
}

const nameOf = ({ brand_name, model }: Pick<TractorFacts, 'brand_name' | 'model'>) =>
  `${brand_name.text} ${model}`;

/** Finds the content of each kind of card; null for an unknown or retired subject. */
export function contentFinders(db: Database): Readonly<Record<CardKind, Find>> {
  const tractors = tractorCards(db);
  const used = usedCards(db);
  const facts = factsRead(db);
  return {
    async tractor(key, language) {
      const id = idOf(key);
      const [found] = id === null ? [] : await tractors([id], language);
      if (!found) return null;
      const { price } = found;
      return {
        card: tractorCardName(found),
        heading: nameOf(found),
        facts: joined([power(found.hp, language), found.drive.toUpperCase()]),
        rows: [],
        price: priceText(price, language),
        note: price ? CARD_TRANSLATIONS[language].dated(formatDate(price.as_of, language)) : '',
        path: localizePath(language, `/tractor/${found.slug}/${found.id}`),
        picture: found.picture,
      };
    },
    async used(key, language) {
      const id = idOf(key);
      const [found] = id === null ? [] : await used([id], language);
      if (!found) return null;
      const translations = CARD_TRANSLATIONS[language];
      return {
        card: usedCardName(found),
        heading: `${nameOf(found)} (${found.year})`,
        facts: joined([
          power(found.hp, language),
          found.hours === null ? null : translations.hours(formatNumber(found.hours, language)),
          translations.owners(found.owners),
          `${found.district}, ${found.state_name.text}`,
        ]),
        rows: [],
        price: formatRupees(found.price_inr, language),
        note: translations.listed(formatDate(found.listed_on, language)),
        path: localizePath(language, `/second-hand-tractor/${found.slug}/${found.id}`),
        picture: found.picture,
        photo: found.photo?.photo,
      };
    },
    async comparison(key, language) {
      const slugs = key.split('-vs-');
      // A comparison has one address: each tractor once, in the order of their names.
      const isProper =
        slugs.length >= 2 &&
        slugs.length <= MAX_COMPARED &&
        slugs.every((slug, place) => SLUGS.test(slug) && (slugs[place - 1] ?? '') < slug);
      const found = isProper ? await facts(slugs, language) : [];
      if (!isProper || found.length < slugs.length) return null;
      const translations = CARD_TRANSLATIONS[language];
      const oldest = found.flatMap(({ price }) => (price ? [price.as_of] : [])).sort()[0];
      return {
        card: comparisonCardName(found),
        heading: translations.compared,
        facts: '',
        rows: found.map((one) => ({ name: nameOf(one), value: priceText(one.price, language) })),
        price: '',
        note: oldest ? translations.dated(formatDate(oldest, language)) : '',
        path: localizePath(language, `/compare-tractors/${key}`),
        picture: comparisonPicture(found.map(({ picture }) => picture)),
      };
    },
    async emi(key, language) {
      const loan = cardLoan(key);
      if (!loan) return null;
      const translations = CARD_TRANSLATIONS[language];
      const figure = cardFigure(loan);
      const { principal, ratePercent, months, frequency } = loan;
      const isHarvest = frequency === 'harvest';
      return {
        card: emiCardName(loan, figure),
        heading: isHarvest ? translations.harvest : translations.emi,
        facts: '',
        rows: [
          { name: translations.loan, value: formatRupees(principal, language) },
          { name: translations.interest, value: `${formatNumber(ratePercent, language)}%` },
          {
            name: months % 12 === 0 ? translations.years(months / 12) : translations.months(months),
            value: '',
          },
        ],
        price: isHarvest
          ? translations.instalments(figure)
          : `${formatRupees(figure, language)} ${translations.per[frequency]}`,
        note: isHarvest ? translations.afterHarvest : translations.estimate,
        path: localizePath(language, '/tractor-emi-calculator'),
        picture: { kind: 'share', id: 'default', view: 'card' },
      };
    },
  };
}
