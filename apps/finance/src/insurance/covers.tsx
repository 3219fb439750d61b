import sections from '@tractor-haat/pages/sections.module.css';
import { useTranslation } from '@tractor-haat/platform';
import loans from '../loans/loans.module.css';

const COVER_KINDS = ['third', 'package', 'accident', 'trailer', 'workers', 'extra'] as const;
const NOT_COVERED = ['licence', 'hire', 'wear', 'riders'] as const;
const CLAIM_STEPS = ['tell', 'police', 'pictures', 'surveyor', 'bills'] as const;

export function Covers() {
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

export function Claim() {
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
