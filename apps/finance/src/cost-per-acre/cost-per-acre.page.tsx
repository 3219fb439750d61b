import { localizePath } from '@tractor-haat/i18n';
import { Tiles } from '@tractor-haat/pages';
import sections from '@tractor-haat/pages/sections.module.css';
import { JsonLd, useLocation, usePage, useTranslation } from '@tractor-haat/platform';
import { Alert } from '@tractor-haat/ui';
import { Faq, PageFrame } from '../components/page-frame.tsx';
import { CostForm } from './cost-form.tsx';
import styles from './cost-per-acre.module.css';
import { CostResult } from './cost-result.tsx';
import { readCostForm } from './read-cost-form.ts';

export function Component() {
  const { t } = useTranslation('acre');
  const { language, origin } = usePage();
  const { search } = useLocation();
  const cost = readCostForm(search);
  const { acres, hire } = cost.numbers;
  return (
    <PageFrame
      title={t('title')}
      description={t('description')}
      heading={t('heading')}
      intro={<p>{t('intro')}</p>}
      breadcrumbs={[{ name: t('emi'), to: '/tractor-emi-calculator' }]}
      currentPage={t('heading')}
    >
      <JsonLd
        data={{
          '@type': 'WebApplication',
          name: t('heading'),
          description: t('description'),
          url: origin + localizePath(language, '/cost-per-acre'),
          applicationCategory: 'FinanceApplication',
          operatingSystem: 'Any',
          offers: { '@type': 'Offer', price: 0, priceCurrency: 'INR' },
        }}
      />
      <div className={styles.columns}>
        <CostForm cost={cost} />
        <section id="result" className={styles.result} aria-label={t('result.title')}>
          {cost.question ? (
            <CostResult question={cost.question} acres={acres.value ?? 0} hire={hire.value} />
          ) : (
            <Alert>{t('wrong')}</Alert>
          )}
        </section>
      </div>
      <section className={sections.section}>
        <h2>{t('next.title')}</h2>
        <Tiles
          items={[
            {
              to: '/tractor-emi-calculator?every=harvest',
              name: t('next.harvest'),
              line: t('next.harvest_line'),
            },
            { to: '/implement-finder', name: t('next.finder'), line: t('next.finder_line') },
          ]}
        />
      </section>
      <Faq
        items={['hire', 'after', 'work'].map((key) => ({
          question: t(`faq.${key}.q`),
          answer: t(`faq.${key}.a`),
        }))}
      />
      <p className={sections.note}>{t('note')}</p>
    </PageFrame>
  );
}
