import { type FormMessage, FormMessageLine } from '@tractor-haat/forms';
import { localizePath } from '@tractor-haat/i18n';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { ButtonLink } from '@tractor-haat/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './flow.module.css';
import { hasPasswordWarning } from './has-password-warning.ts';
import { PAGE_NAMES } from './mode.ts';

type SuccessMessageProps = {
  message: FormMessage;
  takesFocus?: boolean;
  children?: ReactNode;
};

export function SuccessMessage({ message, takesFocus = false, children }: SuccessMessageProps) {
  const { t } = useTranslation('sign-in');
  const { language } = usePage();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The focused submit button was removed. Without an explicit focus, keyboard users would leave the popup.
    if (takesFocus) note.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={note} className={styles.form} tabIndex={-1}>
      <FormMessageLine message={{ ...message, isSuccess: true }} />
      {hasPasswordWarning(message) ? (
        // A document load closes the popup and renders the page for the signed-in account.
        <ButtonLink to={localizePath(language, `/${PAGE_NAMES.forgotPassword}`)} wide>
          {t('another_password')}
        </ButtonLink>
      ) : null}
      {children}
    </div>
  );
}
