import { type SignInPopupProps, useTranslation } from '@tractor-haat/platform';
import { Button, Dialog } from '@tractor-haat/ui';
import { useState } from 'react';

/** Sign in or register, over any page; each leads to the other. */
export function Component({ mode: first = 'login', onClose }: SignInPopupProps) {
  const { t } = useTranslation('sign-in');
  const [mode, setMode] = useState(first);
  const other = mode === 'login' ? 'register' : 'login';
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(mode === 'login' ? 'sign_in' : 'register')}
      closeLabel={t('close')}
    >
      <Button variant="text" onClick={() => setMode(other)}>
        {t(mode === 'login' ? 'new_here' : 'have_account')}
      </Button>
    </Dialog>
  );
}
