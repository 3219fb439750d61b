import { type Releases, sendDeskRequest } from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { Alert, Field, TextInput } from '@tractor-haat/ui';
import { useState } from 'react';
import { DeskFrame } from '../frame/desk-frame.tsx';
import styles from '../frame/frame.module.css';
import { useAction, useDeskData } from '../frame/use-desk-data.ts';
import { Environment, type RequestChange } from './environment.tsx';

export function Component() {
  const { t } = useTranslation('desk');
  return (
    <DeskFrame tab="releases" title={t('tab.releases')}>
      {() => <LiveReleases />}
    </DeskFrame>
  );
}

function LiveReleases() {
  const { t } = useTranslation('desk');
  const { data, failedStatus, reload } = useDeskData<Releases>('releases');
  const [token, setToken] = useState('');
  const { run, message } = useAction();
  if (data === undefined) {
    return failedStatus === undefined ? <p>{t('loading')}</p> : <Alert>{t('failed')}</Alert>;
  }
  if (data.registry !== 'ok') return <p>{t(`registry.${data.registry}`)}</p>;
  const requestChange: RequestChange = (address, action, version) =>
    run(async () => {
      const body = { what: action, token, ...(version ? { to: version } : {}) };
      await sendDeskRequest('POST', `releases/${address}`, body);
      reload();
    });
  return (
    <>
      <div className={styles.form}>
        <Field label={t('registry.token')} hint={t('registry.token_hint')}>
          {(control) => (
            <TextInput
              {...control}
              type="password"
              autoComplete="off"
              value={token}
              onChange={({ target }) => setToken(target.value)}
            />
          )}
        </Field>
      </div>
      {failedStatus !== undefined && <Alert>{t('failed')}</Alert>}
      {message && <Alert>{message.text}</Alert>}
      {data.environments.map((releasedEnvironment) => (
        <Environment
          key={releasedEnvironment.name}
          environment={releasedEnvironment}
          requestChange={token === '' ? undefined : requestChange}
        />
      ))}
    </>
  );
}
