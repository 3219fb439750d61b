import { listTractors } from '@tractor-haat/api-client';
import { addressIn, type Language, splitAddress } from '@tractor-haat/i18n';
import {
  JsonLd,
  type LoaderFunctionArgs,
  useLoaderData,
  usePage,
  useTranslation,
} from '@tractor-haat/platform';
import { Faq } from '../components/faq.tsx';
import { PageFrame } from '../components/page-frame.tsx';
import sections from '../components/sections.module.css';
import { Calculator } from './calculator.tsx';
import { monthAfter } from './due-month.ts';
import type { PricedModel } from './model-field.tsx';

interface EmiPage {
  readonly models: readonly PricedModel[];
  /** The month after this one, in India: the same on the server and in the browser. */
  readonly nextMonth: string;
}

export async function loader({ request }: LoaderFunctionArgs): Promise<EmiPage> {
  const { language } = splitAddress(new URL(request.url).pathname);
  // Without the list the price is typed.
  const models = await pricedModels(language, request.signal).catch(() => []);
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
  return { models, nextMonth: monthAfter(today.slice(0, 7), 1) };
}

/** A changed figure changes the address, but neither the models nor the month. */
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

/** What a tractor costs in instalments. */
export function Component() {
  const { t } = useTranslation('emi');
  const { language, origin } = usePage();
  const { models, nextMonth } = useLoaderData<EmiPage>();
  return (
    <PageFrame
      title={t('title')}
      description={t('description')}
      heading={t('heading')}
      intro={<p>{t('intro')}</p>}
      way={[{ name: t('loans'), to: '/tractor-loan' }]}
      here={t('heading')}
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
      <Calculator models={models} nextMonth={nextMonth} />
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
