import { useTranslation } from '@tractor-haat/platform';
import { Dialog } from '@tractor-haat/ui';
import type { SignInPopupProps } from '../contract.ts';
import { AccountFlow } from '../flow/account-flow.tsx';
import styles from '../flow/flow.module.css';

/** Sign in, register or set a new password, over any page. */
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
      // A new account sees the page as its own from the start.
      onLeave={(by) => (by === 'register' ? location.reload() : onClose())}
    />
  );
}
