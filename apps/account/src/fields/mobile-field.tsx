import { useTranslation } from '@tractor-haat/platform';
import { Field, TextInput } from '@tractor-haat/ui';
import type { ReactNode } from 'react';
import styles from '../flow/flow.module.css';
import { useNoticeText } from '../flow/use-notice-text.ts';
import { useField } from '../form/use-field.ts';
import { typedMobile } from './typed-mobile.ts';
import { useShownFault } from './use-shown-fault.ts';

type MobileFieldProps = {
  /** What the server found wrong before this page was made. */
  fault?: string | undefined;
  /** What the press on Get OTP found wrong. */
  pressFault?: string | undefined;
  /** Stands at the right of it. */
  beside?: ReactNode;
};

/** The number that is the account's name. */
export function MobileField({ fault, pressFault, beside }: MobileFieldProps) {
  const { t } = useTranslation('sign-in');
  const { input, meta } = useField('mobile', typedMobile);
  const say = useNoticeText();
  const own = useShownFault(meta, input.value, fault);
  const shown = pressFault ? say({ reason: pressFault }) : own;
  return (
    <Field label={t('field.mobile')} error={shown}>
      {(control) => (
        <div className={beside ? styles.beside : undefined}>
          <TextInput
            {...control}
            {...input}
            prefix="+91"
            inputMode="numeric"
            autoComplete="username"
            required
          />
          {beside}
        </div>
      )}
    </Field>
  );
}
