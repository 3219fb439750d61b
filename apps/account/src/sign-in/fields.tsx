import { TermsField, TextField, useBoundField } from '@tractor-haat/forms';
import { localizePath } from '@tractor-haat/i18n';
import { usePage, useTranslation } from '@tractor-haat/platform';
import {
  Button,
  Field,
  Marked,
  PlainLink,
  TextInput,
  useHydrated,
  VisuallyHidden,
} from '@tractor-haat/ui';
import { useState } from 'react';
import styles from './flow.module.css';

const MAX_NAME_LENGTH = 50;
const MAX_EMAIL_LENGTH = 254;

export function NameField() {
  const { t } = useTranslation('sign-in');
  return (
    <TextField
      name="name"
      label={t('field.name')}
      autoComplete="name"
      maxLength={MAX_NAME_LENGTH}
    />
  );
}

export function EmailField() {
  const { t } = useTranslation('sign-in');
  return (
    <TextField
      name="email"
      label={t('field.email')}
      type="email"
      autoComplete="email"
      maxLength={MAX_EMAIL_LENGTH}
    />
  );
}

type PasswordFieldProps = {
  name: 'password' | 'confirm';
  autoComplete: 'current-password' | 'new-password';
  /** Field name in a native submit. The login API reads the password from `otp`. */
  sentAs?: string;
};

export function PasswordField({ name, autoComplete, sentAs }: PasswordFieldProps) {
  const { t } = useTranslation('sign-in');
  const isHydrated = useHydrated();
  const [isVisible, setIsVisible] = useState(false);
  const { input, error } = useBoundField(name);
  return (
    <Field label={t(`field.${name}`)} error={error}>
      {(control) => (
        <div className={styles.passwordField}>
          <TextInput
            {...control}
            {...input}
            name={sentAs ?? name}
            type={isVisible ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          {isHydrated ? (
            <Button
              variant="text"
              size="small"
              className={styles.showButton}
              aria-pressed={isVisible}
              onClick={() => setIsVisible(!isVisible)}
            >
              {t('show')} <VisuallyHidden>{t(`field.${name}`)}</VisuallyHidden>
            </Button>
          ) : null}
        </div>
      )}
    </Field>
  );
}

/** Not ticked by default, because consent must be an explicit action. */
export function AccountTerms() {
  const { t } = useTranslation('sign-in');
  const { language } = usePage();
  return (
    <TermsField
      label={
        <Marked
          text={t('terms')}
          // A new tab preserves the typed values. `Link` fails here, because popups render outside the router.
          part={(text) => (
            <PlainLink to={localizePath(language, '/terms-of-use')} target="_blank">
              {text}
            </PlainLink>
          )}
        />
      }
    />
  );
}
