import type { Meta } from '@storybook/react-vite';
import { useTexts } from '../workshop/use-texts.ts';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

export default { title: 'TextInput' } satisfies Meta;

export function Filled() {
  const text = useTexts();
  return (
    <Field label={text('name')}>
      {(control) => <TextInput {...control} defaultValue={text('name_value')} />}
    </Field>
  );
}

export function HintAndError() {
  const text = useTexts();
  return (
    <Field label={text('mobile')} hint={text('mobile_hint')} error={text('mobile_error')}>
      {(control) => (
        <TextInput {...control} prefix="+91" type="tel" inputMode="tel" defaultValue="98" />
      )}
    </Field>
  );
}

export function Disabled() {
  const text = useTexts();
  return (
    <Field label={text('email')}>
      {(control) => <TextInput {...control} placeholder={text('your_email')} disabled />}
    </Field>
  );
}
