import {
  type DeskLead,
  LEAD_STATUSES,
  type LeadDetail,
  sendDeskRequest,
} from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { Alert, Button, Field, NativeSelect, TextArea, TextInput } from '@tractor-haat/ui';
import { type FormEvent, useState } from 'react';
import styles from '../frame/frame.module.css';
import { useAction, useDeskData } from '../frame/use-desk-data.ts';

type Props = { lead: LeadDetail; onChanged: () => void };

type Values = Record<'status' | 'reason' | 'assignee' | 'follow_up', string>;

const toValues = ({ status, reason, assignee, follow_up }: DeskLead): Values => ({
  status,
  reason: reason ?? '',
  assignee: String(assignee ?? ''),
  follow_up: follow_up?.slice(0, 10) ?? '',
});

type Person = { id: number; name: string };

export function LeadForms({ lead, onChanged }: Props) {
  const { t } = useTranslation('desk');
  const { data: people = [] } = useDeskData<Person[]>('assignees');
  const { run, isBusy, message } = useAction();
  const { getFieldProps, changes, merge } = useLeadFields(lead);
  const [note, setNote] = useState('');
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (Object.keys(changes).length === 0) return;
    run(async () => {
      const { data } = await sendDeskRequest<DeskLead>('PATCH', `leads/${lead.id}`, changes);
      merge(data, changes);
      onChanged();
    });
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      await sendDeskRequest('POST', `leads/${lead.id}/notes`, { text: note });
      setNote((current) => (current === note ? '' : current));
      onChanged();
    });
  };
  return (
    <>
      {message && <Alert>{message.text}</Alert>}
      <form className={styles.form} onSubmit={save}>
        <Field label={t('status')}>
          {(control) => (
            <NativeSelect {...control} {...getFieldProps('status')}>
              {LEAD_STATUSES.map((status) => (
                <option key={status} value={status}>
                  {t(`lead_status.${status}`)}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Field label={t('reason')}>
          {(control) => <TextInput {...control} {...getFieldProps('reason')} />}
        </Field>
        <Field label={t('assignee')}>
          {(control) => (
            <NativeSelect {...control} {...getFieldProps('assignee')}>
              <option value="">{t('nobody')}</option>
              {includeAssignee(people, lead).map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Field label={t('follow_up')}>
          {(control) => <TextInput {...control} {...getFieldProps('follow_up')} type="date" />}
        </Field>
        <Button type="submit" isPending={isBusy}>
          {t('save')}
        </Button>
      </form>
      <form className={styles.form} onSubmit={add}>
        <Field label={t('note')}>
          {(control) => (
            <TextArea
              {...control}
              name="text"
              rows={2}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </Field>
        <Button type="submit" isPending={isBusy}>
          {t('add_note')}
        </Button>
      </form>
    </>
  );
}

/**
 * Only changed fields are sent, so changes by colleagues to other fields survive. Typed text survives a reload of the
 * lead.
 */
function useLeadFields(lead: LeadDetail) {
  const [typed, setTyped] = useState<Partial<Values>>({});
  // Response of the latest save, used until the lead is reloaded.
  const [savedResponse, setSavedResponse] = useState<{ lead: LeadDetail; values: Values }>();
  const stored = savedResponse?.lead === lead ? savedResponse.values : toValues(lead);
  const values = { ...stored, ...typed };
  const changes = Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => value !== stored[name as keyof Values]),
  );
  const getFieldProps = (name: keyof Values) => ({
    name,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped((previous) => ({ ...previous, [name]: target.value })),
  });
  const merge = (row: DeskLead, sent: Partial<Values>) => {
    setSavedResponse({ lead, values: toValues(row) });
    const isTypedSince = ([name, value]: string[]) => value !== sent[name as keyof Values];
    setTyped((previous) => Object.fromEntries(Object.entries(previous).filter(isTypedSince)));
  };
  return { getFieldProps, changes, merge };
}

/** The current assignee may be disabled or not selectable by the dealer. */
function includeAssignee(people: readonly Person[], { assignee, assignee_name }: LeadDetail) {
  if (assignee === null || people.some(({ id }) => id === assignee)) return people;
  return [...people, { id: assignee, name: assignee_name ?? String(assignee) }];
}
