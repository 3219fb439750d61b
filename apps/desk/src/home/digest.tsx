import { type Digest, sendDesk } from '@tractor-haat/api-client';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { Alert, Button } from '@tractor-haat/ui';
import { useAction } from '../frame/use-action.ts';
import { useRead } from '../frame/use-read.ts';

/** The day's mail of new leads: on or off, in the language of the page on which it is turned on. */
export function DigestSwitch() {
  const { t } = useTranslation('desk');
  const { language } = usePage();
  const { data, set } = useRead<Digest>('digest');
  const { run, isBusy, notice } = useAction();
  if (data === undefined) return null;
  const save = (on: boolean) =>
    run(async () => {
      set((await sendDesk<Digest>('PATCH', 'digest', { on, language })).data);
    });
  return (
    <section aria-label={t('digest')}>
      <h2>{t('digest')}</h2>
      {notice && <Alert>{notice.text}</Alert>}
      <p>{data.on ? t('digest_on') : t('digest_off')}</p>
      <Button variant="quiet" busy={isBusy} onClick={() => save(!data.on)}>
        {data.on ? t('digest_end') : t('digest_start')}
      </Button>
    </section>
  );
}
