import { type Passkey, sendDesk } from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { Alert, Button, Field, TextInput } from '@tractor-haat/ui';
import { type FormEvent, useState } from 'react';
import styles from '../frame/frame.module.css';
import { told } from '../frame/told.ts';
import { useRead } from '../frame/use-read.ts';
import { knowsPasskeys, makePasskey } from './ask-device.ts';

/** Somebody's own passkeys: signing in by a finger, a face or a key instead of password and code. */
export function Passkeys() {
  const { t } = useTranslation('desk');
  const { data: keys = [], again } = useRead<Passkey[]>('passkeys');
  const [problem, setProblem] = useState<string>();
  const bad = (error: unknown) => setProblem(told(error, t));
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    try {
      const name = new FormData(form).get('name');
      const response = await makePasskey('passkeys/options');
      await sendDesk('POST', 'passkeys', { name, response });
      setProblem(undefined);
      form.reset();
      again();
    } catch (error) {
      bad(error);
    }
  };
  return (
    <section aria-label={t('passkeys')}>
      <h2>{t('passkeys')}</h2>
      <p className={styles.soft}>{t('passkeys_line')}</p>
      {problem && <Alert>{problem}</Alert>}
      <ul className={styles.list}>
        {keys.map(({ id, name, created_at }) => (
          <li key={id} className={styles.item}>
            {name} · {created_at.slice(0, 10)}{' '}
            <Button
              size="small"
              variant="quiet"
              onClick={() => sendDesk('DELETE', `passkeys/${id}`).then(again, bad)}
            >
              {t('remove')}
            </Button>
          </li>
        ))}
      </ul>
      {knowsPasskeys() && (
        <form className={styles.form} onSubmit={add}>
          <Field label={t('passkey_name')}>
            {(control) => <TextInput {...control} name="name" autoComplete="off" required />}
          </Field>
          <Button type="submit">{t('passkey_add')}</Button>
        </form>
      )}
    </section>
  );
}
