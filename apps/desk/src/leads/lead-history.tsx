import type { LeadDetail } from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { formatMoment } from '../frame/format-moment.ts';
import styles from '../frame/frame.module.css';

export function LeadHistory({ events }: { events: LeadDetail['history'] }) {
  const { t } = useTranslation('desk');
  return (
    <ol className={styles.list}>
      {events.map(({ at, who, what, text, after }) => (
        <li key={`${at} ${what} ${text}`} className={styles.item}>
          <p className={styles.soft}>
            <time dateTime={at}>{formatMoment(at)}</time> {who}
          </p>
          <p>{text ?? t(`event.${what}`)}</p>
          {what === 'lead.changed' && text === null && <Change after={after} />}
        </li>
      ))}
    </ol>
  );
}

/** Shows a cleared value as a dash. */
function Change({ after }: { after: unknown }) {
  const { t } = useTranslation('desk');
  if (typeof after !== 'object' || after === null) return null;
  const values = Object.entries(after).map(([name, value]) => {
    const text = name === 'status' ? t(`lead_status.${value}`) : (value ?? '–');
    return `${t(name, { defaultValue: name })}: ${text}`;
  });
  return <p>{values.join(' · ')}</p>;
}
