import { CODE_MOST } from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { Field, OtpInput } from '@tractor-haat/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNoticeText } from '../flow/use-notice-text.ts';

type CodeFieldProps = {
  code: string;
  onCode: (code: string) => void;
  fault?: string | undefined;
  beside?: ReactNode;
};

/** The code that came by SMS; it appears when one was sent, and then has the focus. */
export function CodeField({ code, onCode, fault, beside }: CodeFieldProps) {
  const { t } = useTranslation('sign-in');
  const say = useNoticeText();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <Field label={t('field.otp')} error={fault === undefined ? undefined : say({ reason: fault })}>
      {(control) => (
        <>
          <OtpInput
            {...control}
            ref={input}
            name="otp"
            length={CODE_MOST}
            value={code}
            onChange={onCode}
          />
          {beside}
        </>
      )}
    </Field>
  );
}
