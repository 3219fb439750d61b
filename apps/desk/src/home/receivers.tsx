import { type Delivery, sendDesk, type Webhook } from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { Alert, Button, Field, TextInput } from '@tractor-haat/ui';
import { type FormEvent, useState } from 'react';
import styles from '../frame/frame.module.css';
import { told } from '../frame/told.ts';
import { useRead } from '../frame/use-read.ts';

/** Where leads are sent by themselves, and those that did not arrive. */
export function Receivers() {
  const { t } = useTranslation('desk');
  const { data: receivers = [], again } = useRead<Webhook[]>('webhooks');
  const { data: dead = [], again: lookAgain } = useRead<Delivery[]>('deliveries?state=dead');
  const [notice, setNotice] = useState<{ tone: 'ok' | 'bad'; text: string }>();
  const bad = (error: unknown) => setNotice({ tone: 'bad', text: told(error, t) });
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const url = new FormData(event.currentTarget).get('url');
    sendDesk<{ secret: string }>('POST', 'webhooks', { url }).then(({ data }) => {
      setNotice({ tone: 'ok', text: t('secret_once', { secret: data.secret }) });
      again();
    }, bad);
  };
  return (
    <section aria-label={t('receivers')}>
      <h2>{t('receivers')}</h2>
      {notice && <Alert tone={notice.tone}>{notice.text}</Alert>}
      <ul className={styles.list}>
        {receivers.map(({ id, url, owner }) => (
          <li key={id} className={styles.item}>
            {url} ({owner}){' '}
            <Button
              size="small"
              variant="quiet"
              onClick={() => sendDesk('DELETE', `webhooks/${id}`).then(again, bad)}
            >
              {t('remove')}
            </Button>
          </li>
        ))}
      </ul>
      <form className={styles.form} onSubmit={add}>
        <Field label={t('receiver_url')}>
          {(control) => <TextInput {...control} name="url" type="url" />}
        </Field>
        <Button type="submit">{t('add')}</Button>
      </form>
      <h3>{t('dead')}</h3>
      {dead.length === 0 && <p>{t('nothing')}</p>}
      <ul className={styles.list}>
        {dead.map(({ id, lead_id, url, last }) => (
          <li key={id} className={styles.item}>
            {t('lead_page', { id: lead_id })} → {url} ({last}){' '}
            <Button
              size="small"
              variant="quiet"
              onClick={() => sendDesk('POST', `deliveries/${id}/resend`).then(lookAgain, bad)}
            >
              {t('send_again')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
