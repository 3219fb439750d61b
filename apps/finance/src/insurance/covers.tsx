import sections from '@tractor-haat/pages/sections.module.css';
import { useTranslation } from '@tractor-haat/platform';
import loans from '../loans/loans.module.css';

const COVERS = ['third', 'package', 'accident', 'trailer', 'workers', 'extra'] as const;
const NOT_COVERED = ['licence', 'hire', 'wear', 'riders'] as const;
const CLAIM = ['tell', 'police', 'pictures', 'surveyor', 'bills'] as const;

/** Kinds of cover. */
export function Covers() {
  const { t } = useTranslation('loans');
  return (
    <div className={loans.points}>
      {COVERS.map((cover) => (
        <section key={cover}>
          <h2>{t(`insurance.cover.${cover}.title`)}</h2>
          <p>{t(`insurance.cover.${cover}.text`)}</p>
        </section>
      ))}
    </div>
  );
}

/** Steps of a claim, and the exclusions of the policy. */
export function Claim() {
  const { t } = useTranslation('loans');
  return (
    <div>
      <section className={sections.section}>
        <h2>{t('insurance.claim.title')}</h2>
        <ol className={loans.list}>
          {CLAIM.map((one) => (
            <li key={one}>{t(`insurance.claim.${one}`)}</li>
          ))}
        </ol>
      </section>
      <section className={sections.section}>
        <h2>{t('insurance.not.title')}</h2>
        <ul className={loans.list}>
          {NOT_COVERED.map((one) => (
            <li key={one}>{t(`insurance.not.${one}`)}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
