import { LEAD_STATUSES, type LeadDetail, sendDesk } from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { Alert, Button, Field, NativeSelect, TextArea, TextInput } from '@tractor-haat/ui';
import { type FormEvent, useState } from 'react';
import styles from '../frame/frame.module.css';
import { told } from '../frame/told.ts';
import { useRead } from '../frame/use-read.ts';

type Props = { lead: LeadDetail; onChanged: () => void };

/** How far a lead is, whose it is, when to come back to it, and what there is to say. */
export function LeadForms({ lead, onChanged }: Props) {
  const { t } = useTranslation('desk');
  const { data: people = [] } = useRead<{ id: number; name: string }[]>('assignees');
  const [problem, setProblem] = useState<string>();
  const send = (method: 'PATCH' | 'POST', path: string) => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    sendDesk(method, path, Object.fromEntries(new FormData(form))).then(
      () => {
        setProblem(undefined);
        if (method === 'POST') form.reset();
        onChanged();
      },
      (error) => setProblem(told(error, t)),
    );
  };
  return (
    <>
      {problem && <Alert>{problem}</Alert>}
      <form className={styles.form} onSubmit={send('PATCH', `leads/${lead.id}`)}>
        <Field label={t('status')}>
          {(control) => (
            <NativeSelect {...control} name="status" defaultValue={lead.status}>
              {LEAD_STATUSES.map((status) => (
                <option key={status} value={status}>
                  {t(`lead_status.${status}`)}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Field label={t('reason')}>
          {(control) => <TextInput {...control} name="reason" defaultValue={lead.reason ?? ''} />}
        </Field>
        <Field label={t('assignee')}>
          {(control) => (
            <NativeSelect
              key={people.length}
              {...control}
              name="assignee"
              defaultValue={lead.assignee ?? ''}
            >
              <option value="">{t('nobody')}</option>
              {people.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Field label={t('follow_up')}>
          {(control) => (
            <TextInput
              {...control}
              name="follow_up"
              type="date"
              defaultValue={lead.follow_up?.slice(0, 10) ?? ''}
            />
          )}
        </Field>
        <Button type="submit">{t('save')}</Button>
      </form>
      <form className={styles.form} onSubmit={send('POST', `leads/${lead.id}/notes`)}>
        <Field label={t('note')}>
          {(control) => <TextArea {...control} name="text" rows={2} />}
        </Field>
        <Button type="submit">{t('add_note')}</Button>
      </form>
    </>
  );
}
