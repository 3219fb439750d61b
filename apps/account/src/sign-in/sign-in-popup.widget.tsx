import { useTranslation } from '@tractor-haat/platform';
import { Dialog } from '@tractor-haat/ui';
import { useState } from 'react';
import type { SignInPopupProps } from '../contract.ts';
import { AccountFlow } from './account-flow.tsx';
import styles from './flow.module.css';

export function Component({ mode = 'login', onClose }: SignInPopupProps) {
  const { t } = useTranslation('sign-in');
  const [isRegistered, setIsRegistered] = useState(false);
  const close = () => (isRegistered ? location.reload() : onClose());
  return (
    <AccountFlow
      mode={mode}
      frame={({ title, children }) => (
        <Dialog open onClose={close} title={title} closeLabel={t('close')}>
          <div className={styles.form}>{children}</div>
        </Dialog>
      )}
      onDone={(_, lastMode) => setIsRegistered(lastMode === 'register')}
      onExit={close}
    />
  );
}
