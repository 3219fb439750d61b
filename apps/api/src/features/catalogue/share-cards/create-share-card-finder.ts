import {
  type CardKind,
  comparisonCardName,
  emiCardName,
  tractorCardName,
  usedCardName,
} from '@tractor-haat/api-client';
import {
  MAX_COMPARED,
  MIN_COMPARED,
  type PublicPrice,
  type TractorFacts,
} from '@tractor-haat/api-client/contract';
import { createComparisonName } from '@tractor-haat/drawings';
import {
  formatDate,
  formatNumber,
  formatRupees,
  type Language,
  localizePath,
} from '@tractor-haat/i18n';
import { eq, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../core/database/database.ts';
import type { TaskQueue } from '../../../core/jobs/task-queue.ts';
import { createTractorCardFinder, createTractorFactsFinder } from '../tractors/to-tractor-card.ts';
import { usedPhotos } from '../used/tables.ts';
import { createUsedCardFinder } from '../used/to-used-card.ts';
import type { CardContent } from './card-layout.ts';
import { CARD_TRANSLATIONS } from './card-translations.ts';
import { drawCard } from './draw-card.ts';
import { type CardFile, calculateCardValue, parseCardLoan } from './parse-card-file.ts';

interface CardSite {
  readonly name: string;
  readonly host: string;
}

/** Cards are not stored on disk. Millions are possible, and HTTP caches store the ones that are shared. */
const MAX_CACHED_CARDS = 100;

export function createShareCardFinder(db: Database, queue: TaskQueue, site: CardSite) {
  const contentFinders = createContentFinders(db);
  const photoQuery = db
    .select({ large: usedPhotos.large })
    .from(usedPhotos)
    .where(eq(usedPhotos.photo, sql.placeholder('photo')))
    .prepare('card_photo');
  const cache = new LRUCache<string, Promise<Buffer>>({ max: MAX_CACHED_CARDS });

  /** Returns null for an unknown card or an outdated revision. Cached cards do not use the quota of `source`. */
  return async function find(file: CardFile, source: string): Promise<Buffer | null> {
    const { kind, key, language, form, revision } = file;
    const content = await contentFinders[kind](key, language);
    if (content === null || content.card.revision !== revision) return null;
    const cacheKey = [kind, key, language, form, revision].join(' ');
    const cached = cache.get(cacheKey);
    const bytes =
      cached ??
      queue.run(source, async () => {
        const [photo] = content.photo ? await photoQuery.execute({ photo: content.photo }) : [];
        return drawCard(content, form, site, photo?.large ?? null);
      });
    cache.set(cacheKey, bytes);
    return bytes.catch((cause: unknown) => {
      cache.delete(cacheKey);
      throw cause;
    });
  };
}

export type ShareCardFinder = ReturnType<typeof createShareCardFinder>;

type FindContent = (key: string, language: Language) => Promise<CardContent | null>;

const ID_PATTERN = /^[1-9]\d{0,8}$/;
const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The finders return null for an unknown or retired product and for an invalid key. */
function createContentFinders(db: Database): Readonly<Record<CardKind, FindContent>> {
  return {
    tractor: createTractorContentFinder(db),
    used: createUsedContentFinder(db),
    comparison: createComparisonContentFinder(db),
    emi: async (key, language) => createLoanContent(key, language),
  };
}

function createTractorContentFinder(db: Database): FindContent {
  const findTractors = createTractorCardFinder(db);
  return async (key, language) => {
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
      note: price
        ? CARD_TRANSLATIONS[language].formatPriceNote(formatDate(price.as_of, language))
        : '',
      path: localizePath(language, `/tractor/${tractor.slug}/${tractor.id}`),
      picture: tractor.picture,
    };
  };
}

function createUsedContentFinder(db: Database): FindContent {
  const findUsed = createUsedCardFinder(db);
  return async (key, language) => {
    const id = parseId(key);
    const [listing] = id === null ? [] : await findUsed([id], language);
    if (!listing) return null;
    const translations = CARD_TRANSLATIONS[language];
    return {
      card: usedCardName(listing),
      heading: `${formatName(listing)} (${listing.year})`,
      facts: joinFacts([
        formatPower(listing.hp, language),
        listing.hours === null
          ? null
          : translations.formatHours(formatNumber(listing.hours, language)),
        translations.formatOwners(listing.owners),
        `${listing.district}, ${listing.state_name.text}`,
      ]),
      rows: [],
      price: formatRupees(listing.price_inr, language),
      note: translations.formatListedSince(formatDate(listing.listed_on, language)),
      path: localizePath(language, `/second-hand-tractor/${listing.slug}/${listing.id}`),
      picture: listing.picture,
      photo: listing.photo?.photo,
    };
  };
}

function createComparisonContentFinder(db: Database): FindContent {
  const findFacts = createTractorFactsFinder(db);
  return async (key, language) => {
    const slugs = parseComparedSlugs(key);
    if (slugs === null) return null;
    const comparedTractors = await findFacts(slugs, language);
    if (comparedTractors.length < slugs.length) return null;
    const translations = CARD_TRANSLATIONS[language];
    const oldestPriceDate = comparedTractors
      .flatMap(({ price }) => (price ? [price.as_of] : []))
      .sort()[0];
    return {
      card: comparisonCardName(comparedTractors),
      heading: translations.comparisonHeading,
      facts: '',
      rows: comparedTractors.map((tractor) => ({
        name: formatName(tractor),
        value: formatPrice(tractor.price, language),
      })),
      price: '',
      note: oldestPriceDate
        ? translations.formatPriceNote(formatDate(oldestPriceDate, language))
        : '',
      path: localizePath(language, `/compare-tractors/${key}`),
      picture: createComparisonName(comparedTractors.map(({ picture }) => picture)),
    };
  };
}

function createLoanContent(key: string, language: Language): CardContent | null {
  const loan = parseCardLoan(key);
  if (!loan) return null;
  const translations = CARD_TRANSLATIONS[language];
  const cardValue = calculateCardValue(loan);
  const { principal, ratePercent, months, frequency } = loan;
  const isHarvest = frequency === 'harvest';
  return {
    card: emiCardName(loan, cardValue),
    heading: isHarvest ? translations.harvestHeading : translations.emiHeading,
    facts: '',
    rows: [
      { name: translations.loanLabel, value: formatRupees(principal, language) },
      { name: translations.interestLabel, value: `${formatNumber(ratePercent, language)}%` },
      {
        name:
          months % 12 === 0
            ? translations.formatYears(months / 12)
            : translations.formatMonths(months),
        value: '',
      },
    ],
    price: isHarvest
      ? translations.formatInstalments(cardValue)
      : `${formatRupees(cardValue, language)} ${translations.instalmentPeriods[frequency]}`,
    note: isHarvest ? translations.harvestNote : translations.emiNote,
    path: localizePath(language, '/tractor-emi-calculator'),
    picture: { kind: 'share', id: 'default', view: 'card' },
  };
}

/** The only valid key of a comparison, such as `a-vs-b`, contains each slug once, in alphabetical order. */
function parseComparedSlugs(key: string): string[] | null {
  const slugs = key.split('-vs-');
  const isCanonical = slugs.every(
    (slug, index) => SLUG_PATTERN.test(slug) && (slugs[index - 1] ?? '') < slug,
  );
  return isCanonical && slugs.length >= MIN_COMPARED && slugs.length <= MAX_COMPARED ? slugs : null;
}

function parseId(key: string): number | null {
  return ID_PATTERN.test(key) ? Number(key) : null;
}

const joinFacts = (facts: readonly (string | null)[]) =>
  facts.filter((fact) => fact !== null).join(' · ');

const formatPower = (hp: number | null, language: Language) =>
  hp === null ? null : `${formatNumber(hp, language)} HP`;

function formatPrice(price: PublicPrice | null, language: Language): string {
  if (price === null) return CARD_TRANSLATIONS[language].priceMissing;
  const minPrice = formatRupees(price.min_inr, language);
  return price.max_inr === null || price.max_inr === price.min_inr
    ? minPrice
    : `${minPrice} – ${formatNumber(price.max_inr, language)}`;
}

const formatName = ({ brand_name, model }: Pick<TractorFacts, 'brand_name' | 'model'>) =>
  `${brand_name.text} ${model}`;
