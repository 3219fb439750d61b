import { type LeadDetail, type OpenedLead, sendDeskRequest } from '@tractor-haat/api-client';
import { Link, useParams, useTranslation } from '@tractor-haat/platform';
import { Alert, Button } from '@tractor-haat/ui';
import { useState } from 'react';
import { DeskFrame } from '../frame/desk-frame.tsx';
import styles from '../frame/frame.module.css';
import { useAction } from '../frame/use-action.ts';
import { useDeskData } from '../frame/use-desk-data.ts';
import { LeadFields } from './lead-fields.tsx';
import { LeadForms } from './lead-forms.tsx';
import { LeadHistory } from './lead-history.tsx';

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
