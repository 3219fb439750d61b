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
  /** True if the notice replaces the form that was submitted. */
  takesFocus?: boolean;
  children?: ReactNode;
};

/** Success notice. If the new password is weak, it contains a link to choose another one. */
export function SuccessMessage({ message, takesFocus = false, children }: SuccessMessageProps) {
  const { t } = useTranslation('sign-in');
  const { language } = usePage();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The submit button was removed, so the focus moves to the notice instead of leaving the popup.
    if (takesFocus) note.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={note} className={styles.form} tabIndex={-1}>
      <FormMessageLine message={{ ...message, isSuccess: true }} />
      {hasPasswordWarning(message) ? (
        // A full page load closes the popup and renders the page for the signed-in account.
        <ButtonLink to={localizePath(language, `/${PAGE_NAMES.forgotPassword}`)} wide>
          {t('another_password')}
        </ButtonLink>
      ) : null}
      {children}
    </div>
  );
}
