import { type Passkey, sendDeskRequest } from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { Alert, Button, Field, TextInput } from '@tractor-haat/ui';
import type { FormEvent } from 'react';
import { createPasskey, hasPasskeySupport } from '../frame/create-passkey.ts';
import { DAY_LENGTH, formatMoment } from '../frame/format-moment.ts';
import styles from '../frame/frame.module.css';
import { useAction, useDeskData } from '../frame/use-desk-data.ts';

export function Passkeys() {
  const { t } = useTranslation('desk');
  const { data: keys = [], failedStatus, reload } = useDeskData<Passkey[]>('passkeys');
  const { run, isBusy, message } = useAction();
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    run(async () => {
      const name = new FormData(form).get('name');
      const response = await createPasskey('passkeys/options');
      await sendDeskRequest('POST', 'passkeys', { name, response });
      form.reset();
      reload();
    });
  };
  const remove = (id: string) =>
    run(async () => {
      await sendDeskRequest('DELETE', `passkeys/${id}`);
      reload();
    });
  return (
    <section aria-label={t('passkeys')}>
      <h2>{t('passkeys')}</h2>
      <p className={styles.soft}>{t('passkeys_line')}</p>
      {failedStatus !== undefined && <Alert>{t('failed')}</Alert>}
      {message && <Alert>{message.text}</Alert>}
      <ul className={styles.list}>
        {keys.map(({ id, name, created_at }) => (
          <li key={id} className={styles.item}>
            {name} · {formatMoment(created_at, DAY_LENGTH)}{' '}
            <Button size="small" variant="quiet" onClick={() => remove(id)}>
              {t('remove')}
            </Button>
          </li>
        ))}
      </ul>
      {hasPasskeySupport() && (
        <form className={styles.form} onSubmit={add}>
          <Field label={t('passkey_name')}>
            {(control) => <TextInput {...control} name="name" autoComplete="off" required />}
          </Field>
          <Button type="submit" isPending={isBusy}>
            {t('passkey_add')}
          </Button>
        </form>
      )}
    </section>
  );
}
