import {
  type OpenInvitation,
  STAFF_ROLES,
  type StaffMember,
  sendDesk,
} from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { Alert, Button, Field, NativeSelect, TextInput } from '@tractor-haat/ui';
import { type FormEvent, useState } from 'react';
import styles from '../frame/frame.module.css';
import { told } from '../frame/told.ts';
import { useRead } from '../frame/use-read.ts';

const listOf = (text: unknown) =>
  String(text ?? '')
    .split(/[\s,]+/)
    .filter(Boolean);

/** Everybody who works here, open invitations, and an invitation for somebody new. */
export function StaffSection() {
  const { t } = useTranslation('desk');
  const { data: people = [], again } = useRead<StaffMember[]>('staff');
  const { data: invitations = [], again: readInvitations } =
    useRead<OpenInvitation[]>('invitations');
  const [notice, setNotice] = useState<{ tone: 'ok' | 'bad'; text: string }>();
  const bad = (error: unknown) => setNotice({ tone: 'bad', text: told(error, t) });
  const invite = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { email, role, brands, districts } = Object.fromEntries(
      new FormData(event.currentTarget),
    );
    const body = { email, role, brands: listOf(brands), districts: listOf(districts) };
    sendDesk<{ link?: string }>('POST', 'invitations', body).then(({ data }) => {
      setNotice({ tone: 'ok', text: data.link ?? t('invited') });
      readInvitations();
    }, bad);
  };
  // A change of rights ends invitations as well.
  const change = (id: number, body: object) =>
    sendDesk('PATCH', `staff/${id}`, body).then(() => {
      again();
      readInvitations();
    }, bad);
  return (
    <section aria-label={t('staff')}>
      <h2>{t('staff')}</h2>
      {notice && <Alert tone={notice.tone}>{notice.text}</Alert>}
      <ul className={styles.list}>
        {people.map(({ id, name, email, role, brands, districts, active }) => (
          <li key={id} className={styles.item}>
            <p>
              <b>{name}</b> {email} · {t(`role.${role}`)} {[...brands, ...districts].join(', ')}
            </p>
            <div className={styles.row}>
              <Button size="small" variant="quiet" onClick={() => change(id, { active: !active })}>
                {active ? t('stop_staff') : t('start_staff')}
              </Button>
              <Button
                size="small"
                variant="quiet"
                onClick={() => sendDesk('DELETE', `staff/${id}/sessions`).then(again, bad)}
              >
                {t('end_sessions')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {invitations.length > 0 && <h3>{t('open_invitations')}</h3>}
      <ul className={styles.list}>
        {invitations.map(({ id, email, role, brands, districts }) => (
          <li key={id} className={styles.item}>
            <p>
              {email} · {t(`role.${role}`)} {[...brands, ...districts].join(', ')}
            </p>
            <Button
              size="small"
              variant="quiet"
              onClick={() => sendDesk('DELETE', `invitations/${id}`).then(readInvitations, bad)}
            >
              {t('revoke_invitation')}
            </Button>
          </li>
        ))}
      </ul>
      <h3>{t('invite')}</h3>
      <form className={styles.form} onSubmit={invite}>
        <Field label={t('email')}>
          {(control) => <TextInput {...control} name="email" type="email" autoComplete="off" />}
        </Field>
        <Field label={t('role_label')}>
          {(control) => (
            <NativeSelect {...control} name="role">
              {STAFF_ROLES.map((role) => (
                <option key={role} value={role}>
                  {t(`role.${role}`)}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Field label={t('brands')} hint={t('slugs_hint')}>
          {(control) => <TextInput {...control} name="brands" />}
        </Field>
        <Field label={t('districts')} hint={t('slugs_hint')}>
          {(control) => <TextInput {...control} name="districts" />}
        </Field>
        <Button type="submit">{t('invite')}</Button>
      </form>
    </section>
  );
}
