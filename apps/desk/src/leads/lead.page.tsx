import { type LeadDetail, type OpenedLead, sendDesk } from '@tractor-haat/api-client';
import { Link, useParams, useTranslation } from '@tractor-haat/platform';
import { Alert, Button } from '@tractor-haat/ui';
import { useState } from 'react';
import { DeskFrame } from '../frame/desk-frame.tsx';
import styles from '../frame/frame.module.css';
import { told } from '../frame/told.ts';
import { useRead } from '../frame/use-read.ts';
import { LeadFields } from './lead-fields.tsx';
import { LeadForms } from './lead-forms.tsx';
import { LeadHistory } from './lead-history.tsx';

/** One lead: who, what, what happened, and what to do next. */
export function Component() {
  const { t } = useTranslation('desk');
  const { id = '' } = useParams();
  return (
    <DeskFrame tab="leads" title={t('lead_page', { id })}>
      {() => <Lead id={id} />}
    </DeskFrame>
  );
}

/** What the forms begin with: only another value begins them anew, so that nothing typed is lost to a new history. */
const formKey = ({ status, reason, assignee, follow_up }: LeadDetail) =>
  JSON.stringify([status, reason, assignee, follow_up]);

function Lead({ id }: { id: string }) {
  const { t } = useTranslation('desk');
  const { data: lead, failed, again } = useRead<LeadDetail>(`leads/${id}`);
  const [opened, setOpened] = useState<OpenedLead>();
  const [problem, setProblem] = useState<string>();
  const open = () =>
    sendDesk<OpenedLead>('POST', `leads/${id}/open`)
      .then(({ data }) => setOpened(data))
      .then(again, (error) => setProblem(told(error, t)));
  if (failed !== undefined) return <Alert>{failed === 404 ? t('not_there') : t('failed')}</Alert>;
  if (lead === undefined) return <p>{t('loading')}</p>;
  return (
    <>
      {problem && <Alert>{problem}</Alert>}
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
        <Button onClick={open}>{t('open_number')}</Button>
      )}
      <LeadFields fields={opened?.fields ?? lead.fields} />
      <LeadForms key={formKey(lead)} lead={lead} onChanged={again} />
      <h2>{t('history')}</h2>
      <LeadHistory events={lead.history} />
      <Link to="/desk/leads">{t('back')}</Link>
    </>
  );
}
