import { useTranslation } from '@tractor-haat/platform';
import { Button, Field, TextInput, useHydrated, VisuallyHidden } from '@tractor-haat/ui';
import { useState } from 'react';
import styles from '../flow/flow.module.css';
import { useField } from '../form/use-field.ts';
import { useShownFault } from './use-shown-fault.ts';

type PasswordFieldProps = {
  name: 'password' | 'confirm';
  /** Whether a password manager fills in the one that it has, or offers a new one. */
  autoComplete: 'current-password' | 'new-password';
  /** As it is sent by a browser without JavaScript. */
  sentAs?: string;
  fault?: string | undefined;
};

/** A password that can be looked at while it is typed. */
export function PasswordField({ name, autoComplete, sentAs, fault }: PasswordFieldProps) {
  const { t } = useTranslation('sign-in');
  const isHydrated = useHydrated();
  const [isShown, setIsShown] = useState(false);
  const { input, meta } = useField(name);
  const shown = useShownFault(meta, input.value, fault);
  return (
    <Field label={t(`field.${name}`)} error={shown}>
      {(control) => (
        <div className={styles.secret}>
          <TextInput
            {...control}
            {...input}
            name={sentAs ?? name}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          {isHydrated ? (
            <Button
              variant="text"
              size="small"
              className={styles.reveal}
              aria-pressed={isShown}
              onClick={() => setIsShown(!isShown)}
            >
              {t('show')} <VisuallyHidden>{t(`field.${name}`)}</VisuallyHidden>
            </Button>
          ) : null}
        </div>
      )}
    </Field>
  );
}
