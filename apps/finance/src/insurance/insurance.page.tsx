import { api, type InsuranceRate } from '@tractor-haat/api-client';
import { Tiles } from '@tractor-haat/pages';
import sections from '@tractor-haat/pages/sections.module.css';
import {
  type LoaderFunctionArgs,
  RemoteWidget,
  useLoaderData,
  useTranslation,
} from '@tractor-haat/platform';
import { Faq, PageFrame } from '../components/page-frame.tsx';
import loans from '../loans/loans.module.css';
import { InsuranceEstimate } from './insurance-estimate.tsx';

export const loader = ({ request }: LoaderFunctionArgs): Promise<InsuranceRate[]> =>
  api.get('/api/v1/insurance-figures', { signal: request.signal }).then(
    ({ items }) => items,
    () => [],
  );

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

const COVER_KINDS = ['third', 'package', 'accident', 'trailer', 'workers', 'extra'] as const;
const NOT_COVERED = ['licence', 'hire', 'wear', 'riders'] as const;
const CLAIM_STEPS = ['tell', 'police', 'pictures', 'surveyor', 'bills'] as const;

function Covers() {
  const { t } = useTranslation('loans');
  return (
    <div className={loans.points}>
      {COVER_KINDS.map((cover) => (
        <section key={cover}>
          <h2>{t(`insurance.cover.${cover}.title`)}</h2>
          <p>{t(`insurance.cover.${cover}.text`)}</p>
        </section>
      ))}
    </div>
  );
}

function Claim() {
  const { t } = useTranslation('loans');
  return (
    <div>
      <section className={sections.section}>
        <h2>{t('insurance.claim.title')}</h2>
        <ol className={loans.list}>
          {CLAIM_STEPS.map((key) => (
            <li key={key}>{t(`insurance.claim.${key}`)}</li>
          ))}
        </ol>
      </section>
      <section className={sections.section}>
        <h2>{t('insurance.not.title')}</h2>
        <ul className={loans.list}>
          {NOT_COVERED.map((key) => (
            <li key={key}>{t(`insurance.not.${key}`)}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
