import {
  type OpenInvitation,
  STAFF_ROLES,
  type StaffMember,
  sendDeskRequest,
} from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { Alert, Button, Field, NativeSelect, TextInput } from '@tractor-haat/ui';
import type { FormEvent } from 'react';
import styles from '../frame/frame.module.css';
import { useAction, useDeskData } from '../frame/use-desk-data.ts';

const splitList = (text: unknown) =>
  String(text ?? '')
    .split(/[\s,]+/)
    .filter(Boolean);

export function StaffSection() {
  const { t } = useTranslation('desk');
  const { data: people = [], failedStatus, reload } = useDeskData<StaffMember[]>('staff');
  const { data: invitations = [], reload: reloadInvitations } =
    useDeskData<OpenInvitation[]>('invitations');
  const { run, isBusy, message } = useAction();
  const invite = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    run(async () => {
      const { email, role, brands, districts } = Object.fromEntries(new FormData(form));
      const body = { email, role, brands: splitList(brands), districts: splitList(districts) };
      const { data } = await sendDeskRequest<{ link?: string }>('POST', 'invitations', body);
      form.reset();
      reloadInvitations();
      return data.link ?? t('invited');
    });
  };
  const send = (method: 'PATCH' | 'DELETE', path: string, body?: object) =>
    run(async () => {
      await sendDeskRequest(method, path, body);
      // The API revokes open invitations when the rights of an account change.
      reload();
      reloadInvitations();
    });
  return (
    <section aria-label={t('staff')}>
      <h2>{t('staff')}</h2>
      {failedStatus !== undefined && <Alert>{t('failed')}</Alert>}
      {message && <Alert tone={message.tone}>{message.text}</Alert>}
      <ul className={styles.list}>
        {people.map(({ id, name, email, role, brands, districts, active }) => (
          <li key={id} className={styles.item}>
            <p>
              <b>{name}</b> {email} · {t(`role.${role}`)} {[...brands, ...districts].join(', ')}
            </p>
            <div className={styles.row}>
              <Button
                size="small"
                variant="quiet"
                onClick={() => send('PATCH', `staff/${id}`, { active: !active })}
              >
                {active ? t('stop_staff') : t('start_staff')}
              </Button>
              <Button
                size="small"
                variant="quiet"
                onClick={() => send('DELETE', `staff/${id}/sessions`)}
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
              onClick={() => send('DELETE', `invitations/${id}`)}
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
        <Button type="submit" isPending={isBusy}>
          {t('invite')}
        </Button>
      </form>
    </section>
  );
}
