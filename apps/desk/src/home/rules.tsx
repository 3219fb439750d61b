import { type Assignment, sendDesk } from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { Alert, Button, Field, NativeSelect, TextInput } from '@tractor-haat/ui';
import { type FormEvent, useState } from 'react';
import styles from '../frame/frame.module.css';
import { told } from '../frame/told.ts';
import { useRead } from '../frame/use-read.ts';

type Assignee = { id: number; name: string; role: string };

/** Who gets new leads: by brand and district, by one of them alone, and what goes before what. */
export function Rules() {
  const { t } = useTranslation('desk');
  const { data: rules = [], again } = useRead<Assignment[]>('assignments');
  const { data: people = [] } = useRead<Assignee[]>('assignees');
  const [problem, setProblem] = useState<string>();
  const bad = (error: unknown) => setProblem(told(error, t));
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    sendDesk('POST', 'assignments', Object.fromEntries(new FormData(form))).then(() => {
      setProblem(undefined);
      form.reset();
      again();
    }, bad);
  };
  return (
    <section aria-label={t('rules')}>
      <h2>{t('rules')}</h2>
      <p className={styles.soft}>{t('rules_line')}</p>
      {problem && <Alert>{problem}</Alert>}
      {rules.length === 0 && <p>{t('no_rules')}</p>}
      {rules.length > 0 && (
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
                  <Button
                    size="small"
                    variant="quiet"
                    onClick={() => sendDesk('DELETE', `assignments/${id}`).then(again, bad)}
                  >
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
        <Button type="submit">{t('add')}</Button>
      </form>
    </section>
  );
}
