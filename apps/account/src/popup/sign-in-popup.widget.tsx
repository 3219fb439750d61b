import { useTranslation } from '@tractor-haat/platform';
import { Dialog } from '@tractor-haat/ui';
import type { SignInPopupProps } from '../contract.ts';
import { AccountFlow } from '../flow/account-flow.tsx';
import styles from '../flow/flow.module.css';

/** Dialog to sign in, register or reset the password. */
export function Component({ mode = 'login', onClose }: SignInPopupProps) {
  const { t } = useTranslation('sign-in');
  return (
    <AccountFlow
      mode={mode}
      frame={({ title, children }) => (
        <Dialog open onClose={onClose} title={title} closeLabel={t('close')}>
          <div className={styles.form}>{children}</div>
        </Dialog>
      )}
      // After a registration the page reloads, so that it renders for the new account.
      onLeave={(by) => (by === 'register' ? location.reload() : onClose())}
    />
  );
}
