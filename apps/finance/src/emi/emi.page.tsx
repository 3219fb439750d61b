import { listTractors, shareCardPicture } from '@tractor-haat/api-client';
import { addressIn, type Language, splitAddress } from '@tractor-haat/i18n';
import { Tiles } from '@tractor-haat/pages';
import sections from '@tractor-haat/pages/sections.module.css';
import {
  JsonLd,
  type LoaderFunctionArgs,
  useLoaderData,
  useLocation,
  usePage,
  useTranslation,
} from '@tractor-haat/platform';
import { lazy, Suspense } from 'react';
import { Faq } from '../components/faq.tsx';
import { PageFrame } from '../components/page-frame.tsx';
import { Calculator } from './calculator.tsx';
import { monthAfter } from './due-month.ts';
import { readInputs } from './emi-inputs.ts';
import { fetchRest } from './late-rest.tsx';
import { modeAddresses } from './mode-addresses.ts';
import type { PricedModel } from './model-field.tsx';
import { Modes } from './modes.tsx';
import { sumCard } from './sum-card.ts';

const Harvest = lazy(
  () => import(/* webpackChunkName: "finance-harvest" */ '../harvest/harvest-calculator.tsx'),
);

interface EmiPage {
  readonly models: readonly PricedModel[];
  /** Next month in India, so that server and browser agree. */
  readonly nextMonth: string;
  readonly today: string;
}

export async function loader({ request }: LoaderFunctionArgs): Promise<EmiPage> {
  const { language } = splitAddress(new URL(request.url).pathname);
  // If the list fails to load, the price is typed.
  const [models] = await Promise.all([
    pricedModels(language, request.signal).catch(() => []),
    fetchRest(),
  ]);
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
  return { models, nextMonth: monthAfter(today.slice(0, 7), 1), today };
}

/** A changed query changes neither the models nor the month. */
export const shouldRevalidate = () => false;

async function pricedModels(language: Language, signal: AbortSignal): Promise<PricedModel[]> {
  const page = (number: number) =>
    listTractors({ sort: 'name', page: number, language }, { signal });
  const first = await page(1);
  const rest = await Promise.all(
    Array.from({ length: first.pages - 1 }, (_, index) => page(index + 2)),
  );
  return [first, ...rest]
    .flatMap(({ items }) => items)
    .flatMap(({ id, brand_name, model, price }) =>
      price ? [{ id: String(id), name: `${brand_name.text} ${model}`, price: price.min_inr }] : [],
    );
}

/** EMI calculator page, with monthly instalments or instalments after the harvests. */
export function Component() {
  const { t } = useTranslation('emi');
  const { language, origin } = usePage();
  const { models, nextMonth, today } = useLoaderData<EmiPage>();
  const { search } = useLocation();
  const { isHarvest } = modeAddresses(search);
  const priceOf = (model: string) => models.find(({ id }) => id === model)?.price;
  const card = isHarvest ? null : sumCard(readInputs(search, priceOf));
  return (
    <PageFrame
      title={t('title')}
      description={t('description')}
      heading={t('heading')}
      intro={<p>{t('intro')}</p>}
      {...(card ? { picture: shareCardPicture(card.card, language) } : {})}
      breadcrumbs={[{ name: t('loans'), to: '/tractor-loan' }]}
      currentPage={t('heading')}
    >
      <JsonLd
        data={{
          '@type': 'WebApplication',
          name: t('heading'),
          description: t('description'),
          url: origin + addressIn(language, '/tractor-emi-calculator'),
          applicationCategory: 'FinanceApplication',
          operatingSystem: 'Any',
          offers: { '@type': 'Offer', price: 0, priceCurrency: 'INR' },
        }}
      />
      <Modes />
      {isHarvest ? (
        <Suspense>
          <Harvest today={today} />
        </Suspense>
      ) : (
        <Calculator models={models} nextMonth={nextMonth} />
      )}
      <section className={sections.section}>
        <h2>{t('next.title')}</h2>
        <Tiles
          items={[
            { to: '/cost-per-acre', name: t('next.acre'), line: t('next.acre_line') },
            { to: '/implement-finder', name: t('next.finder'), line: t('next.finder_line') },
          ]}
        />
      </section>
      <Faq
        items={['flat', 'half_yearly', 'early', 'down'].map((one) => ({
          question: t(`faq.${one}.q`),
          answer: t(`faq.${one}.a`),
        }))}
      />
      <p className={sections.note}>{t('note')}</p>
    </PageFrame>
  );
}
