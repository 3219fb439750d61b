import { useTranslation } from '@tractor-haat/platform';
import { Button, useHydrated } from '@tractor-haat/ui';
import styles from '../flow/flow.module.css';
import type { Code } from './use-code.ts';

/** How long until another code may be asked for, then the way to ask. */
export function Resend({ code, mobile = '' }: { code: Code; mobile: string | undefined }) {
  const { t } = useTranslation('sign-in');
  if (!useHydrated()) return null;
  if (code.left > 0) {
    return <p className={styles.countdown}>{t('resend_in', { seconds: code.left })}</p>;
  }
  return (
    <Button variant="text" busy={code.busy} onClick={() => code.get(mobile)}>
      {t('resend')}
    </Button>
  );
}
