import type { FormValues } from '@tractor-haat/api-client';
import { useFormState } from 'react-final-form';

/** Inside a form: tells what was typed. The library's own `FormSpy` can do more, and weighs more. */
export function OnChange({ onChange }: { onChange: (values: FormValues) => void }) {
  useFormState({
    subscription: { values: true, dirty: true },
    onChange: ({ values, dirty }) => dirty && onChange(values as FormValues),
  });
  return null;
}
