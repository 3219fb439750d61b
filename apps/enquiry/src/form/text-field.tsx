import {
  type FieldKind,
  type FormField,
  MAX_LINE,
  MAX_TEXT,
  NAME_MOST,
} from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { Field, TextArea, TextInput } from '@tractor-haat/ui';
import type { ComponentPropsWithRef } from 'react';
import { useField } from 'react-final-form';
import { useValidationText } from './field-texts.ts';
import { useGivenFault } from './given-faults.ts';
import { shownFault } from './shown-fault.ts';
import { typedMobile, typedNumber } from './typed.ts';

type Typing = Pick<
  ComponentPropsWithRef<'input'>,
  'autoComplete' | 'inputMode' | 'maxLength' | 'type'
> & { parse?: (text: string) => string; prefix?: string };

const number: Typing = { inputMode: 'numeric', parse: typedNumber };

/** How each kind of field is typed on a phone, and what the browser may fill in. */
const typing: Partial<Record<FieldKind, Typing>> = {
  name: { autoComplete: 'name', maxLength: NAME_MOST },
  mobile: {
    // Text with a numeric keypad: HTML fills in a number without its country on a line of text alone.
    autoComplete: 'tel-national',
    inputMode: 'numeric',
    parse: typedMobile,
    prefix: '+91',
  },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', maxLength: 254 },
  line: { maxLength: MAX_LINE },
  amount: number,
  months: number,
  year: number,
  hours: number,
};

/** A field that is typed. */
export function TextField({ field, label }: { field: FormField; label: string }) {
  const { t } = useTranslation('enquiry');
  const say = useValidationText();
  const { parse, ...how } = typing[field.kind] ?? {};
  const { input, meta } = useField<string>(field.name, parse ? { parse } : {});
  const givenFault = useGivenFault(field.name, meta);
  const fault = shownFault(meta, input.value) ?? givenFault;
  return (
    <Field
      label={label}
      optional={field.required ? undefined : t('optional')}
      error={fault && say(fault)}
    >
      {(control) =>
        field.kind === 'words' ? (
          <TextArea {...control} {...input} maxLength={MAX_TEXT} required={field.required} />
        ) : (
          <TextInput {...control} {...how} {...input} {...typeOf(how)} required={field.required} />
        )
      }
    </Field>
  );
}

/** React Final Form names a type of its own. */
const typeOf = ({ type = 'text' }: Typing) => ({ type });
