import { type LeadDetail, type OpenedLead, sendDeskRequest } from '@tractor-haat/api-client';
import { Link, useParams, useTranslation } from '@tractor-haat/platform';
import { Alert, Button } from '@tractor-haat/ui';
import { useState } from 'react';
import { DeskFrame } from '../frame/desk-frame.tsx';
import { formatMoment } from '../frame/format-moment.ts';
import styles from '../frame/frame.module.css';
import { useAction, useDeskData } from '../frame/use-desk-data.ts';
import { LeadForms } from './lead-forms.tsx';

export function Component() {
  const { t } = useTranslation('desk');
  const { id = '' } = useParams();
  return (
    <DeskFrame tab="leads" title={t('lead_page', { id })}>
      {/* Without the key, an opened number or typed text would appear on another lead. */}
      {() => <Lead key={id} id={id} />}
    </DeskFrame>
  );
}

function Lead({ id }: { id: string }) {
  const { t } = useTranslation('desk');
  const { data: lead, failedStatus, reload } = useDeskData<LeadDetail>(`leads/${id}`);
  const { run, isBusy, message } = useAction();
  const [opened, setOpened] = useState<OpenedLead>();
  const open = () =>
    run(async () => {
      const { data } = await sendDeskRequest<OpenedLead>('POST', `leads/${id}/open`);
      setOpened(data);
      reload();
    });
  if (failedStatus === 404) return <Alert>{t('resource_missing')}</Alert>;
  if (lead === undefined) {
    return failedStatus === undefined ? <p>{t('loading')}</p> : <Alert>{t('failed')}</Alert>;
  }
  return (
    <>
      {failedStatus !== undefined && <Alert>{t('failed')}</Alert>}
      {message && <Alert>{message.text}</Alert>}
      <p>
        <b>{lead.name}</b> {opened?.mobile ?? lead.mobile}
      </p>
      {opened ? (
        <p className={styles.row}>
          <a href={opened.call}>{t('call')}</a>
          <a href={opened.whatsapp} target="_blank" rel="noreferrer">
            WhatsApp
          </a>
        </p>
      ) : (
        <Button isPending={isBusy} onClick={open}>
          {t('open_number')}
        </Button>
      )}
      <LeadFields fields={opened?.fields ?? lead.fields} />
      <LeadForms lead={lead} onChanged={reload} />
      <h2>{t('history')}</h2>
      <LeadHistory events={lead.history} />
      <Link to="/desk/leads">{t('back')}</Link>
    </>
  );
}

/** Values of the enquiry except name and number. */
function LeadFields({ fields }: Pick<LeadDetail, 'fields'>) {
  const { t } = useTranslation('desk');
  return (
    <dl>
      {Object.entries(fields)
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name} className={styles.row}>
            <dt className={styles.soft}>{t(`lead_field.${name}`, { defaultValue: name })}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function LeadHistory({ events }: { events: LeadDetail['history'] }) {
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
