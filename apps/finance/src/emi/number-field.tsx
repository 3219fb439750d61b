import { parseNumber } from '@tractor-haat/i18n';
import { useTranslation } from '@tractor-haat/platform/island';
import { Field, isComposing, TextInput } from '@tractor-haat/ui';
import { useState } from 'react';
import { readLoanSum } from './emi-inputs.ts';
import { clampToLimits, type Limits } from './limits.ts';

export interface NumberFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: number;
  readonly limits: Limits;
  /** True for amounts, which may be typed as `50 hazar`. */
  readonly isMoney?: boolean;
  readonly onChange: (value: number) => void;
}

/** While the visitor types, only allowed values are reported. Blur and Enter report the nearest allowed value. */
export function NumberField(props: NumberFieldProps) {
  const { label, name, value, limits, isMoney = false, onChange } = props;
  const { t } = useTranslation('emi');
  const [draft, setDraft] = useState<string>();
  const [isUnreadable, setUnreadable] = useState(false);
  const read = isMoney ? readLoanSum : parseNumber;
  const unreadableMessage = t('unread');
  const commitDraft = () => {
    const number = read(draft ?? '');
    const isReadable = Number.isFinite(number);
    if (isReadable) onChange(clampToLimits(number, limits));
    if (isMoney && !isReadable && draft?.trim()) setUnreadable(true);
    else setDraft(undefined);
  };
  return (
    <Field label={label} error={isUnreadable ? unreadableMessage : undefined}>
      {(control) => (
        <TextInput
          {...control}
          prefix={isMoney ? '₹' : undefined}
          name={name}
          inputMode={Number.isInteger(limits.typedStep) ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={draft ?? value}
          onChange={({ target }) => {
            setDraft(target.value);
            setUnreadable(false);
            const number = read(target.value);
            if (number === clampToLimits(number, limits)) onChange(number);
          }}
          onBlur={commitDraft}
          onKeyDown={({ key, nativeEvent }) => {
            if (key === 'Enter' && !isComposing(nativeEvent)) commitDraft();
          }}
        />
      )}
    </Field>
  );
}
