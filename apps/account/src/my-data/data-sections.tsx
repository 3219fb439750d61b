import type { MyData } from '@tractor-haat/api-client';
import { formatDate, formatRupees } from '@tractor-haat/i18n';
import { Link, usePage, useTranslation } from '@tractor-haat/platform';
import type { ReactNode } from 'react';
import { Consents } from './consents.tsx';
import styles from './my-data.module.css';

/** All stored data by section; an empty section says that nothing is stored. */
export function DataSections({ data }: { data: MyData }) {
  const { t } = useTranslation('my-data');
  const { language } = usePage();
  const day = (at: string) => formatDate(new Date(at), language);
  const { account, enquiries, listings, writings, votes, codes } = data;
  return (
    <>
      <p>{t('of_number', { mobile: data.mobile })}</p>
      <Part title={t('account')} rows={account ? [account] : []}>
        {(own) => (
          <>
            <b>{[own.name, own.email].filter(Boolean).join(', ')}</b>
            <span>{t('since', { date: day(own.created_at) })}</span>
            <span>{t('sessions', { count: own.sessions.length })}</span>
          </>
        )}
      </Part>
      <Part title={t('enquiries')} rows={enquiries}>
        {(one) => (
          <>
            <b>{t('on', { date: day(one.created_at), what: one.page_source })}</b>
            <span>{t(`status.${one.status}`)}</span>
            {one.name === null ? (
              <span>{t('unproven')}</span>
            ) : (
              <span>{[one.name, ...Object.values(one.fields)].filter(Boolean).join(', ')}</span>
            )}
          </>
        )}
      </Part>
      <Part title={t('listings')} rows={listings}>
        {(one) => (
          <>
            <b>
              {t('on', { date: day(one.created_at), what: formatRupees(one.price_inr, language) })}
            </b>
            <span>{t(`status.${one.status}`)}</span>
            <span>{[one.name, one.district, one.words].filter(Boolean).join(', ')}</span>
            <span>{t('photos', { count: one.photos.length })}</span>
          </>
        )}
      </Part>
      {listings.length > 0 ? (
        <p>
          <Link to="/sell-old-tractor/listing">{t('own_listings')}</Link>
        </p>
      ) : null}
      <Part title={t('writings')} rows={writings}>
        {(one) => (
          <>
            <b>{t('on', { date: day(one.created_at), what: t(`kind.${one.kind}`) })}</b>
            <span>{t(`status.${one.status}`)}</span>
            <span>{[one.name, one.email, one.text].filter(Boolean).join(', ')}</span>
          </>
        )}
      </Part>
      <Part title={t('votes')} rows={votes}>
        {(one) => (
          <>
            <b>{t('on', { date: day(one.created_at), what: t(`kind.${one.kind}`) })}</b>
            <span>{one.about}</span>
          </>
        )}
      </Part>
      <Part title={t('alerts')} rows={data.alerts}>
        {(one) => (
          <>
            <b>{t('on', { date: day(one.created_at), what: one.tractor })}</b>
            <span>
              {[one.below_inr === null ? null : formatRupees(one.below_inr, language), one.district]
                .filter(Boolean)
                .join(', ')}
            </span>
          </>
        )}
      </Part>
      <Part title={t('notebook')} rows={data.notebook}>
        {(one) => (
          <>
            <b>{t('on', { date: day(one.at), what: one.title })}</b>
            <span>{one.text}</span>
          </>
        )}
      </Part>
      <Consents consents={data.consents} />
      <Part title={t('codes')} rows={codes}>
        {(one) => <span>{day(one.issued_at)}</span>}
      </Part>
    </>
  );
}

type PartProps<Row> = {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly children: (row: Row) => ReactNode;
};

function Part<Row>({ title, rows, children }: PartProps<Row>) {
  const { t } = useTranslation('my-data');
  return (
    <section className={styles.box}>
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p>{t('nothing')}</p>
      ) : (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <li key={JSON.stringify(row)} className={styles.row}>
              {children(row)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
