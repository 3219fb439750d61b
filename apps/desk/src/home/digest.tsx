import { type Digest, sendDesk } from '@tractor-haat/api-client';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { Alert, Button } from '@tractor-haat/ui';
import { useState } from 'react';
import { told } from '../frame/told.ts';
import { useRead } from '../frame/use-read.ts';

/** The day's mail of new leads: on or off, in the language of the page on which it is turned on. */
export function DigestSwitch() {
  const { t } = useTranslation('desk');
  const { language } = usePage();
  const { data, set } = useRead<Digest>('digest');
  const [problem, setProblem] = useState<string>();
  if (data === undefined) return null;
  const save = (on: boolean) =>
    sendDesk<Digest>('PATCH', 'digest', { on, language }).then(
      ({ data }) => set(data),
      (error) => setProblem(told(error, t)),
    );
  return (
    <section aria-label={t('digest')}>
      <h2>{t('digest')}</h2>
      {problem && <Alert>{problem}</Alert>}
      <p>{data.on ? t('digest_on') : t('digest_off')}</p>
      <Button variant="quiet" onClick={() => save(!data.on)}>
        {data.on ? t('digest_end') : t('digest_start')}
      </Button>
    </section>
  );
}
