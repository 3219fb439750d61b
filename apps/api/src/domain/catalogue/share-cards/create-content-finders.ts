import {
  type CardKind,
  comparisonCardName,
  emiCardName,
  tractorCardName,
  usedCardName,
} from '@tractor-haat/api-client';
import type { PublicPrice, TractorFacts } from '@tractor-haat/api-client/contract';
import { createComparisonName } from '@tractor-haat/drawings';
import {
  formatDate,
  formatNumber,
  formatRupees,
  type Language,
  localizePath,
} from '@tractor-haat/i18n';
import type { Database } from '../../../database/database.ts';
import { createTractorCardFinder } from '../tractors/to-tractor-card.ts';
import { createTractorFactsFinder } from '../tractors/to-tractor-facts.ts';
import { createUsedCardFinder } from '../used/to-used-card.ts';
import type { CardContent } from './card-content.ts';
import { CARD_TRANSLATIONS } from './card-translations.ts';
import { calculateCardValue, parseCardLoan } from './parse-card-loan.ts';

type FindContent = (key: string, language: Language) => Promise<CardContent | null>;

const MAX_COMPARED = 4;
const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const parseId = (key: string) => (/^[1-9]\d{0,8}$/.test(key) ? Number(key) : null);

const joinFacts = (facts: readonly (string | null)[]) =>
  facts.filter((fact) => fact !== null).join(' · ');

const formatPower = (hp: number | null, language: Language) =>
  hp === null ? null : `${formatNumber(hp, language)} HP`;

function formatPrice(price: PublicPrice | null, language: Language): string {
  if (price === null) return CARD_TRANSLATIONS[language].unpriced;
  const minPrice = formatRupees(price.min_inr, language);
  return price.max_inr === null || price.max_inr === price.min_inr
    ? minPrice
    : `${minPrice} – ${formatNumber(price.max_inr, language)}`;
}

const formatName = ({ brand_name, model }: Pick<TractorFacts, 'brand_name' | 'model'>) =>
  `${brand_name.text} ${model}`;

/** Each function returns null for an unknown or retired product and for an invalid key. */
export function createContentFinders(db: Database): Readonly<Record<CardKind, FindContent>> {
  const findTractors = createTractorCardFinder(db);
  const findUsed = createUsedCardFinder(db);
  const findFacts = createTractorFactsFinder(db);
  return {
    async tractor(key, language) {
      const id = parseId(key);
      const [tractor] = id === null ? [] : await findTractors([id], language);
      if (!tractor) return null;
      const { price } = tractor;
      return {
        card: tractorCardName(tractor),
        heading: formatName(tractor),
        facts: joinFacts([formatPower(tractor.hp, language), tractor.drive.toUpperCase()]),
        rows: [],
        price: formatPrice(price, language),
        note: price ? CARD_TRANSLATIONS[language].dated(formatDate(price.as_of, language)) : '',
        path: localizePath(language, `/tractor/${tractor.slug}/${tractor.id}`),
        picture: tractor.picture,
      };
    },
    async used(key, language) {
      const id = parseId(key);
      const [listing] = id === null ? [] : await findUsed([id], language);
      if (!listing) return null;
      const translations = CARD_TRANSLATIONS[language];
      return {
        card: usedCardName(listing),
        heading: `${formatName(listing)} (${listing.year})`,
        facts: joinFacts([
          formatPower(listing.hp, language),
          listing.hours === null ? null : translations.hours(formatNumber(listing.hours, language)),
          translations.owners(listing.owners),
          `${listing.district}, ${listing.state_name.text}`,
        ]),
        rows: [],
        price: formatRupees(listing.price_inr, language),
        note: translations.listed(formatDate(listing.listed_on, language)),
        path: localizePath(language, `/second-hand-tractor/${listing.slug}/${listing.id}`),
        picture: listing.picture,
        photo: listing.photo?.photo,
      };
    },
    async comparison(key, language) {
      const slugs = key.split('-vs-');
      // A comparison has one valid URL, which contains each tractor once, sorted by slug.
      const isValidKey =
        slugs.length >= 2 &&
        slugs.length <= MAX_COMPARED &&
        slugs.every((slug, index) => SLUG_PATTERN.test(slug) && (slugs[index - 1] ?? '') < slug);
      const comparedTractors = isValidKey ? await findFacts(slugs, language) : [];
      if (!isValidKey || comparedTractors.length < slugs.length) return null;
      const translations = CARD_TRANSLATIONS[language];
      const oldestPriceDate = comparedTractors
        .flatMap(({ price }) => (price ? [price.as_of] : []))
        .sort()[0];
      return {
        card: comparisonCardName(comparedTractors),
        heading: translations.compared,
        facts: '',
        rows: comparedTractors.map((tractor) => ({
          name: formatName(tractor),
          value: formatPrice(tractor.price, language),
        })),
        price: '',
        note: oldestPriceDate ? translations.dated(formatDate(oldestPriceDate, language)) : '',
        path: localizePath(language, `/compare-tractors/${key}`),
        picture: createComparisonName(comparedTractors.map(({ picture }) => picture)),
      };
    },
    async emi(key, language) {
      const loan = parseCardLoan(key);
      if (!loan) return null;
      const translations = CARD_TRANSLATIONS[language];
      const cardValue = calculateCardValue(loan);
      const { principal, ratePercent, months, frequency } = loan;
      const isHarvest = frequency === 'harvest';
      return {
        card: emiCardName(loan, cardValue),
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
          ? translations.instalments(cardValue)
          : `${formatRupees(cardValue, language)} ${translations.per[frequency]}`,
        note: isHarvest ? translations.afterHarvest : translations.estimate,
        path: localizePath(language, '/tractor-emi-calculator'),
        picture: { kind: 'share', id: 'default', view: 'card' },
      };
    },
  };
}
