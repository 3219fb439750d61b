import {
  api,
  type DistrictChoice,
  type FairPrice,
  type FormDraft,
  listDistricts,
  type StateChoice,
  toIntegerDigits,
} from '@tractor-haat/api-client';
import { loadFormDraft } from '@tractor-haat/forms';
import { callApi, parsePageRequest, type Question, Questions } from '@tractor-haat/pages';
import {
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
  useTranslation,
} from '@tractor-haat/platform';
import { FairPriceBox, type PriceQuery, YEAR_PATTERN } from './form/fair-price-box.tsx';
import { groupModelsByBrand, type ModelsOfBrand } from './form/group-models-by-brand.ts';
import { PageFrame } from './form/page-frame.tsx';
import { SellForm } from './form/sell-form.tsx';
import styles from './sell.module.css';

export { loadSell as loader };

const STAGE_NUMBERS = [1, 2, 3] as const;
const QUESTION_KEYS = ['cost', 'number', 'papers', 'sold'] as const;

export function Component() {
  const { t } = useTranslation('sell');
  const { choices, states, districts, draft, machine, price } = useLoaderData<SellPage>();
  const initialValues = price ? { ...machine } : {};
  return (
    <PageFrame
      title={t('title')}
      description={t('intro')}
      heading={t('heading')}
      intro={<p>{t('intro')}</p>}
      breadcrumbs={[{ name: t('used'), to: '/second-hand-tractor' }]}
      currentPage={t('heading')}
    >
      <div className={styles.columns}>
        <SellForm
          choices={choices}
          states={states}
          districts={districts}
          draft={draft}
          initialValues={initialValues}
        />
        <aside className={styles.side}>
          <FairPriceBox choices={choices} machine={machine} price={price} />
          <section>
            <h2 className={styles.title}>{t('how.title')}</h2>
            <ol className={styles.stages}>
              {STAGE_NUMBERS.map((stage) => (
                <li key={stage}>{t(`how.${stage}`)}</li>
              ))}
            </ol>
            <p>
              <Link to="/sell-old-tractor/listing">{t('own.title')}</Link>
            </p>
          </section>
        </aside>
      </div>
      <Faq
        items={QUESTION_KEYS.map((key) => ({
          question: t(`faq.${key}`),
          answer: t(`faq.${key}_answer`),
        }))}
      />
    </PageFrame>
  );
}

interface SellPage {
  readonly choices: readonly ModelsOfBrand[];
  readonly states: readonly StateChoice[];
  readonly districts: readonly DistrictChoice[];
  readonly draft: FormDraft | null;
  readonly machine: PriceQuery;
  readonly price: FairPrice | null;
}

async function loadSell({ request }: LoaderFunctionArgs): Promise<SellPage> {
  const { language, query, options } = parsePageRequest(request);
  const machine = {
    tractor: query.get('tractor') ?? '',
    year: toIntegerDigits(query.get('year') ?? ''),
  };
  const [draft, price] = await Promise.all([
    loadFormDraft(request),
    isRequested(machine)
      ? api
          .get('/api/v1/used-tractors/fair-price', {
            query: { tractor: Number(machine.tractor), year: Number(machine.year), language },
            ...options,
          })
          .catch(() => null)
      : null,
  ]);
  const state = draft?.values.state;
  const [names, states, districts] = await callApi(() =>
    Promise.all([
      api.get('/api/v1/tractor-names', {
        query: { language, include: 'discontinued' },
        ...options,
      }),
      api.get('/api/all_state', { query: { language }, ...options }),
      state ? listDistricts({ state, language }, options).catch(() => []) : [],
    ]),
  );
  return {
    choices: groupModelsByBrand(names),
    states,
    districts,
    draft,
    machine: price ? machine : EMPTY_QUERY,
    price,
  };
}

const EMPTY_QUERY: PriceQuery = { tractor: '', year: '' };

const ID_PATTERN = /^[1-9]\d{0,8}$/;

const isRequested = ({ tractor, year }: PriceQuery) =>
  ID_PATTERN.test(tractor) && YEAR_PATTERN.test(year);

function Faq({ items }: { items: readonly Question[] }) {
  const { t } = useTranslation('sell');
  return <Questions title={t('questions')} items={items} />;
}
