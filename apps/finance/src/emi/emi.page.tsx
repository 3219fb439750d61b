import { type CardName, shareCardPicture } from '@tractor-haat/api-client';
import { type Language, localizePath, parseLocalizedPath, toIndiaDay } from '@tractor-haat/i18n';
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
import { Faq, PageFrame } from '../components/page-frame.tsx';
import { Calculator, fetchPanels } from './calculator.tsx';
import { createSumCard, readInputs } from './emi-inputs.ts';
import type { PricedModel } from './model-field.tsx';
import { Modes, readModePaths } from './modes.tsx';
import { addMonths } from './schedule.ts';

const Harvest = lazy(
  () => import(/* webpackChunkName: "finance-harvest" */ './harvest-calculator.tsx'),
);

interface EmiPage {
  readonly models: readonly PricedModel[];
  /** Replaces `usePage().day`, which older shells do not pass. */
  readonly today: string;
  /** Share card of the harvest calculator. Null in the other mode or without a loan. */
  readonly harvestCard: CardName | null;
}

export async function loader({ request }: LoaderFunctionArgs): Promise<EmiPage> {
  const { pathname, search } = new URL(request.url);
  const { language } = parseLocalizedPath(pathname);
  const today = toIndiaDay(new Date());
  // If the models fail to load, the visitor types the price.
  const [models, harvestCard] = await Promise.all([
    loadPricedModels(language, request.signal).catch(() => []),
    readModePaths(search).isHarvest ? loadHarvestCard(search, today) : null,
    fetchPanels(),
  ]);
  return { models, today, harvestCard };
}

async function loadPricedModels(language: Language, signal: AbortSignal): Promise<PricedModel[]> {
  const { listPricedModels } = await import(
    /* webpackChunkName: "finance-models" */ './list-priced-models.ts'
  );
  return listPricedModels(language, signal);
}

async function loadHarvestCard(search: string, today: string): Promise<CardName | null> {
  const { createHarvestCard } = await import(
    /* webpackChunkName: "finance-harvest" */ './create-harvest-card.ts'
  );
  return createHarvestCard(search, today);
}

/** A new query does not load the models again. */
export const shouldRevalidate = () => false;

export function Component() {
  const { t } = useTranslation('emi');
  const page = useLoaderData<EmiPage>();
  const { models } = page;
  const { language, origin, day: today = page.today } = usePage();
  const { search } = useLocation();
  const { isHarvest } = readModePaths(search);
  const findPrice = (model: string) => models.find(({ id }) => id === model)?.price;
  const card = isHarvest ? page.harvestCard : createSumCard(readInputs(search, findPrice));
  return (
    <PageFrame
      title={t('title')}
      description={t('description')}
      heading={t('heading')}
      intro={<p>{t('intro')}</p>}
      {...(card ? { picture: shareCardPicture(card, language) } : {})}
      breadcrumbs={[{ name: t('loans'), to: '/tractor-loan' }]}
      currentPage={t('heading')}
    >
      <JsonLd
        data={{
          '@type': 'WebApplication',
          name: t('heading'),
          description: t('description'),
          url: origin + localizePath(language, '/tractor-emi-calculator'),
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
        <Calculator models={models} nextMonth={addMonths(today.slice(0, 7), 1)} />
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
        items={['flat', 'half_yearly', 'early', 'down'].map((key) => ({
          question: t(`faq.${key}.q`),
          answer: t(`faq.${key}.a`),
        }))}
      />
      <p className={sections.note}>{t('note')}</p>
    </PageFrame>
  );
}
