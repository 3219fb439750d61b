import { DESK_RIGHTS } from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { DeskFrame } from '../frame/desk-frame.tsx';
import { Passkeys } from '../passkeys/passkeys.tsx';
import { DigestSwitch } from './digest.tsx';
import { Receivers } from './receivers.tsx';
import { Rules } from './rules.tsx';
import { StaffSection } from './staff.tsx';

/** The first page: where leads are sent, and who works here, for those who may know. */
export function Component() {
  const { t } = useTranslation('desk');
  return (
    <DeskFrame title={t('desk')}>
      {({ name, role }) => (
        <>
          <p>{t('welcome', { name })}</p>
          {DESK_RIGHTS[role].includes('staff') && <StaffSection />}
          {DESK_RIGHTS[role].includes('staff') && <Rules />}
          {role === 'dealer' && <DigestSwitch />}
          {DESK_RIGHTS[role].includes('webhooks') && <Receivers />}
          <Passkeys />
        </>
      )}
    </DeskFrame>
  );
}
