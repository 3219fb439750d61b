import { type Delivery, sendDeskRequest, type Webhook } from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { Alert, Button, Field, TextInput } from '@tractor-haat/ui';
import type { FormEvent } from 'react';
import styles from '../frame/frame.module.css';
import { useAction, useDeskData } from '../frame/use-desk-data.ts';

export function Receivers() {
  const { t } = useTranslation('desk');
  const { data: receivers = [], failedStatus, reload } = useDeskData<Webhook[]>('webhooks');
  const { data: failedDeliveries, reload: reloadDeliveries } =
    useDeskData<Delivery[]>('deliveries?state=dead');
  const { run, isBusy, message } = useAction();
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    run(async () => {
      const url = new FormData(form).get('url');
      const { data } = await sendDeskRequest<{ secret: string }>('POST', 'webhooks', { url });
      form.reset();
      reload();
      return t('secret_once', { secret: data.secret });
    });
  };
  const remove = (id: number) =>
    run(async () => {
      await sendDeskRequest('DELETE', `webhooks/${id}`);
      reload();
    });
  const resend = (id: string) =>
    run(async () => {
      await sendDeskRequest('POST', `deliveries/${id}/resend`);
      reloadDeliveries();
    });
  return (
    <section aria-label={t('receivers')}>
      <h2>{t('receivers')}</h2>
      {failedStatus !== undefined && <Alert>{t('failed')}</Alert>}
      {message && <Alert tone={message.tone}>{message.text}</Alert>}
      <ul className={styles.list}>
        {receivers.map(({ id, url, owner }) => (
          <li key={id} className={styles.item}>
            {url} ({owner}){' '}
            <Button size="small" variant="quiet" onClick={() => remove(id)}>
              {t('remove')}
            </Button>
          </li>
        ))}
      </ul>
      <form className={styles.form} onSubmit={add}>
        <Field label={t('receiver_url')}>
          {(control) => <TextInput {...control} name="url" type="url" />}
        </Field>
        <Button type="submit" isPending={isBusy}>
          {t('add')}
        </Button>
      </form>
      <h3>{t('dead')}</h3>
      {failedDeliveries?.length === 0 && <p>{t('nothing')}</p>}
      <ul className={styles.list}>
        {failedDeliveries?.map(({ id, lead_id, url, last }) => (
          <li key={id} className={styles.item}>
            {t('lead_page', { id: lead_id })} → {url} ({last}){' '}
            <Button size="small" variant="quiet" onClick={() => resend(id)}>
              {t('send_again')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
