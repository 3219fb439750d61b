import { type Assignment, sendDeskRequest } from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { Alert, Button, Field, NativeSelect, TextInput } from '@tractor-haat/ui';
import type { FormEvent } from 'react';
import styles from '../frame/frame.module.css';
import { useAction, useDeskData } from '../frame/use-desk-data.ts';

type Assignee = { id: number; name: string; role: string };

export function AssignmentRules() {
  const { t } = useTranslation('desk');
  const { data: rules, failedStatus, reload } = useDeskData<Assignment[]>('assignments');
  const { data: people = [] } = useDeskData<Assignee[]>('assignees');
  const { run, isBusy, message } = useAction();
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    run(async () => {
      await sendDeskRequest('POST', 'assignments', Object.fromEntries(new FormData(form)));
      form.reset();
      reload();
    });
  };
  const remove = (id: number) =>
    run(async () => {
      await sendDeskRequest('DELETE', `assignments/${id}`);
      reload();
    });
  return (
    <section aria-label={t('rules')}>
      <h2>{t('rules')}</h2>
      <p className={styles.soft}>{t('rules_line')}</p>
      {failedStatus !== undefined && <Alert>{t('failed')}</Alert>}
      {message && <Alert>{message.text}</Alert>}
      {rules?.length === 0 && <p>{t('no_rules')}</p>}
      {rules !== undefined && rules.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('lead.brand')}</th>
              <th scope="col">{t('lead.district')}</th>
              <th scope="col">{t('assignee')}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {rules.map(({ id, brand, district, assignee_name }) => (
              <tr key={id}>
                <td>{brand ?? t('all')}</td>
                <td>{district ?? t('all')}</td>
                <td>{assignee_name}</td>
                <td>
                  <Button size="small" variant="quiet" onClick={() => remove(id)}>
                    {t('remove')}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <form className={styles.form} onSubmit={add}>
        <Field label={t('lead.brand')} hint={t('rule_hint')}>
          {(control) => <TextInput {...control} name="brand" />}
        </Field>
        <Field label={t('lead.district')} hint={t('rule_hint')}>
          {(control) => <TextInput {...control} name="district" />}
        </Field>
        <Field label={t('assignee')}>
          {(control) => (
            <NativeSelect {...control} name="assignee">
              {people.map(({ id, name, role }) => (
                <option key={id} value={id}>
                  {`${name} (${t(`role.${role}`)})`}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Button type="submit" isPending={isBusy}>
          {t('add')}
        </Button>
      </form>
    </section>
  );
}
