import sections from '@tractor-haat/pages/sections.module.css';
import { Link, RemoteWidget, useTranslation } from '@tractor-haat/platform';
import { Faq } from '../products/faq.tsx';
import { PageFrame } from '../products/page-frame.tsx';
import { DEALER_PATHS } from './dealer-paths.ts';
import styles from './dealers.module.css';

const SECTION_KEYS = ['before', 'money', 'papers', 'makers_ask'] as const;
const POINT_KEYS = [1, 2, 3] as const;
const QUESTION_KEYS = ['cost', 'several', 'village'] as const;

export function Component() {
  const { t } = useTranslation('dealers');
  return (
    <PageFrame
      title={t('dealership.title')}
      description={t('dealership.intro')}
      heading={t('dealership.heading')}
      intro={<p>{t('dealership.intro')}</p>}
      breadcrumbs={[
        { name: t('in_india', { what: t('kind.tractor.name') }), to: DEALER_PATHS.tractor },
      ]}
      currentPage={t('dealership.heading')}
    >
      <div className={styles.dealership}>
        <div>
          {SECTION_KEYS.map((sectionKey) => (
            <section key={sectionKey} className={styles.part}>
              <h2>{t(`dealership.${sectionKey}.title`)}</h2>
              <ul className={styles.points}>
                {POINT_KEYS.map((point) => (
                  <li key={point}>{t(`dealership.${sectionKey}.${point}`)}</li>
                ))}
              </ul>
            </section>
          ))}
          <p className={sections.note}>{t('dealership.honest')}</p>
          <p>
            <Link to={DEALER_PATHS.tractor}>{t('dealership.see')}</Link>
          </p>
        </div>
        <div>
          <RemoteWidget
            name="enquiry/form"
            props={{ form: 'dealership', pageSource: 'Dealership Enquiry' }}
          />
        </div>
      </div>
      <Faq
        items={QUESTION_KEYS.map((key) => ({
          question: t(`dealership.faq.${key}`),
          answer: t(`dealership.faq.${key}_answer`),
        }))}
      />
    </PageFrame>
  );
}
