import { DESK_RIGHTS, type Digest, sendDeskRequest } from '@tractor-haat/api-client';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { Alert, Button } from '@tractor-haat/ui';
import { DeskFrame } from '../frame/desk-frame.tsx';
import { useAction, useDeskData } from '../frame/use-desk-data.ts';
import { AssignmentRules } from './assignment-rules.tsx';
import { Passkeys } from './passkeys.tsx';
import { Receivers } from './receivers.tsx';
import { StaffSection } from './staff-section.tsx';

export function Component() {
  const { t } = useTranslation('desk');
  return (
    <DeskFrame title={t('desk')}>
      {({ name, role }) => (
        <>
          <p>{t('welcome', { name })}</p>
          {DESK_RIGHTS[role].includes('staff') && <StaffSection />}
          {DESK_RIGHTS[role].includes('staff') && <AssignmentRules />}
          {role === 'dealer' && <DigestSwitch />}
          {DESK_RIGHTS[role].includes('webhooks') && <Receivers />}
          <Passkeys />
        </>
      )}
    </DeskFrame>
  );
}

/** The digest is sent in the language of the page on which it is turned on. */
function DigestSwitch() {
  const { t } = useTranslation('desk');
  const { language } = usePage();
  const { data, set } = useDeskData<Digest>('digest');
  const { run, isBusy, message } = useAction();
  if (data === undefined) return null;
  const save = (on: boolean) =>
    run(async () => {
      set((await sendDeskRequest<Digest>('PATCH', 'digest', { on, language })).data);
    });
  return (
    <section aria-label={t('digest')}>
      <h2>{t('digest')}</h2>
      {message && <Alert>{message.text}</Alert>}
      <p>{data.on ? t('digest_on') : t('digest_off')}</p>
      <Button variant="quiet" isPending={isBusy} onClick={() => save(!data.on)}>
        {data.on ? t('digest_end') : t('digest_start')}
      </Button>
    </section>
  );
}
