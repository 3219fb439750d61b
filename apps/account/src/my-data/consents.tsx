import type { MyData } from '@tractor-haat/api-client';
import { formatDate } from '@tractor-haat/i18n';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { useId } from 'react';
import styles from './my-data.module.css';
import { PostForm } from './post-form.tsx';

const CONSENT_PURPOSES = ['enquiry', 'calls', 'news', 'alerts'] as const;

export function Consents({ consents }: Pick<MyData, 'consents'>) {
  const { t } = useTranslation('my-data');
  return (
    <section className={styles.box}>
      <h2>{t('consents')}</h2>
      {consents.length === 0 ? <p>{t('nothing')}</p> : null}
      {CONSENT_PURPOSES.map((purpose) => (
        <PurposeConsents
          key={purpose}
          purpose={purpose}
          consents={consents.filter((consent) => consent.purpose === purpose)}
        />
      ))}
    </section>
  );
}

type PurposeConsentsProps = {
  readonly purpose: (typeof CONSENT_PURPOSES)[number];
  readonly consents: MyData['consents'];
};

function PurposeConsents({ purpose, consents }: PurposeConsentsProps) {
  const { t } = useTranslation('my-data');
  const { language } = usePage();
  const headingId = useId();
  if (consents.length === 0) return null;
  const formatDay = (at: string) => formatDate(new Date(at), language);
  return (
    <div className={styles.row}>
      <h3 id={headingId}>{t(`purpose.${purpose}`)}</h3>
      <ul className={styles.rows}>
        {consents.map(({ text, given_at, withdrawn_at, language: lang, source }) => (
          <li key={`${source} ${given_at}`} className={styles.row}>
            <q lang={lang}>{text}</q>
            <span>{t('given', { date: formatDay(given_at) })}</span>
            {withdrawn_at ? <span>{t('withdrawn', { date: formatDay(withdrawn_at) })}</span> : null}
          </li>
        ))}
      </ul>
      {consents.some(({ withdrawn_at }) => withdrawn_at === null) ? (
        <PostForm
          action="withdraw"
          buttonText={t('withdraw')}
          variant="quiet"
          describedBy={headingId}
        >
          <input type="hidden" name="purpose" value={purpose} />
        </PostForm>
      ) : null}
    </div>
  );
}
