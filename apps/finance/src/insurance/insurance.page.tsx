import { type InsuranceRate, listInsuranceRates } from '@tractor-haat/api-client';
import { Tiles } from '@tractor-haat/pages';
import sections from '@tractor-haat/pages/sections.module.css';
import {
  type LoaderFunctionArgs,
  RemoteWidget,
  useLoaderData,
  useTranslation,
} from '@tractor-haat/platform';
import { Faq } from '../components/faq.tsx';
import { PageFrame } from '../components/page-frame.tsx';
import loans from '../loans/loans.module.css';
import { Claim, Covers } from './covers.tsx';
import { InsuranceEstimate } from './insurance-estimate.tsx';

export const loader = ({ request }: LoaderFunctionArgs): Promise<InsuranceRate[]> =>
  listInsuranceRates({ signal: request.signal }).catch(() => []);

export const shouldRevalidate = () => false;

export function Component() {
  const { t } = useTranslation('loans');
  const rates = useLoaderData<InsuranceRate[]>();
  return (
    <PageFrame
      title={t('insurance.title')}
      description={t('insurance.description')}
      heading={t('insurance.heading')}
      intro={<p>{t('insurance.intro')}</p>}
      currentPage={t('insurance.heading')}
    >
      <Covers />
      <InsuranceEstimate rates={rates} />
      <div className={loans.apart}>
        <Claim />
        <div className={sections.section} id="apply">
          <RemoteWidget name="enquiry/form" props={{ form: 'insurance' }} />
        </div>
      </div>
      <section className={sections.section}>
        <h2>{t('more')}</h2>
        <Tiles
          items={[
            { to: '/tractor-loan', name: t('loan.new.heading'), line: t('loan.new.line') },
            { to: '/tractor-emi-calculator', name: t('emi'), line: t('emi_line') },
            { to: '/second-hand-tractor', name: t('used_tractors'), line: t('used_line') },
          ]}
        />
      </section>
      <Faq
        items={['field', 'lender', 'bonus', 'trailer'].map((key) => ({
          question: t(`insurance.question.${key}.q`),
          answer: t(`insurance.question.${key}.a`),
        }))}
      />
      <p className={sections.note}>{t('insurance.disclaimer')}</p>
    </PageFrame>
  );
}
