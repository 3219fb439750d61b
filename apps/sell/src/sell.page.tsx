import { Link, useLoaderData, useTranslation } from '@tractor-haat/platform';
import { Faq } from './components/faq.tsx';
import { PageFrame } from './components/page-frame.tsx';
import { SellForm } from './form/sell-form.tsx';
import { loadSell, type SellPage } from './load-sell.ts';
import { FairPriceBox } from './price/fair-price-box.tsx';
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
