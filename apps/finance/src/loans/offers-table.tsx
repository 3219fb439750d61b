import type { LoanOffer } from '@tractor-haat/api-client';
import {
  formatDate,
  formatMonth,
  formatNumber,
  formatRupees,
  type Language,
} from '@tractor-haat/i18n';
import sections from '@tractor-haat/pages/sections.module.css';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { Table } from '@tractor-haat/ui';

type Translate = (key: string, values: Record<string, string | number>) => string;

export function OffersTable({ offers }: { offers: readonly LoanOffer[] }) {
  const { t } = useTranslation('loans');
  const { language } = usePage();
  return (
    <section className={sections.section} id="rates">
      <h2>{t('rates.title')}</h2>
      {offers.length === 0 ? (
        <p>{t('finance:unavailable')}</p>
      ) : (
        <Table
          caption={t('rates.title')}
          corner={t('rates.lender')}
          columns={[
            { id: 'rate', name: t('rates.rate') },
            { id: 'share', name: t('rates.share') },
            { id: 'months', name: t('rates.months') },
            { id: 'fee', name: t('rates.fee') },
            { id: 'land', name: t('rates.land') },
            { id: 'source', name: t('finance:source') },
          ]}
          rows={offers.map((offer) => ({
            id: offer.key,
            name: <span lang={offer.lender.language}>{offer.lender.text}</span>,
            cells: { ...formatCells(offer, t, language), source: <Source offer={offer} /> },
          }))}
        />
      )}
      <p className={sections.note}>{t('rates.note')}</p>
    </section>
  );
}

function formatCells(offer: LoanOffer, t: Translate, language: Language) {
  const formatLocal = (value: number) => formatNumber(value, language);
  const formatLimit = (value: number | null, key: string) =>
    value === null ? '–' : t(key, { value: formatLocal(value) });
  const share = formatLimit(offer.share_max_pct, 'rates.up_to_percent');
  const maxAmount = offer.amount_max_inr;
  return {
    rate: formatRate(offer, t, language),
    share:
      maxAmount === null
        ? share
        : t('rates.share_and_most', { share, amount: formatRupees(maxAmount, language) }),
    months: formatLimit(offer.months_max, 'rates.up_to_months'),
    fee: formatLimit(offer.fee_max_pct, 'rates.up_to_percent'),
    land: formatAcres(offer.land_min_acres, t, language),
  };
}

const formatAcres = (acres: number | null, t: Translate, language: Language) =>
  acres === null ? '–' : t('rates.acres', { count: acres, value: formatNumber(acres, language) });

function formatRate(offer: LoanOffer, t: Translate, language: Language): string {
  const { rate_min_pct: low, rate_max_pct: high } = offer;
  const formatLocal = (value: number) => formatNumber(value, language);
  const rateAge = ` (${formatRateAge(offer, t, language)})`;
  if (low !== null && high !== null) return `${formatLocal(low)}–${formatLocal(high)}%${rateAge}`;
  if (low !== null) return t('rates.from_percent', { value: formatLocal(low) }) + rateAge;
  if (high !== null) return t('rates.up_to_percent', { value: formatLocal(high) }) + rateAge;
  return '–';
}

/** Adds the age of the rate if it was over a year old when it was collected. */
function formatRateAge(
  { rates_on: day, as_of: collectedOn }: LoanOffer,
  t: Translate,
  language: Language,
) {
  if (day === null) return t('rates.undated', {});
  const month = formatMonth(day.slice(0, 7), language);
  const years = countYears(day, collectedOn);
  return years < 1 ? t('rates.of_month', { month }) : t('rates.of_years', { count: years, month });
}

function countYears(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}

function Source({ offer }: { offer: LoanOffer }) {
  const { t } = useTranslation('loans');
  const { language } = usePage();
  return (
    <>
      <a href={offer.source} rel="nofollow noopener">
        {toHostName(offer.source)}
      </a>
      , {formatDate(offer.as_of, language)}, {t(`sure.${offer.confidence}`)}
    </>
  );
}

function toHostName(source: string): string {
  try {
    return new URL(source).hostname.replace(/^www\./, '');
  } catch {
    return source;
  }
}
