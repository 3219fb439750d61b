import { useTranslation } from '@tractor-haat/platform';
import { Field, TextInput } from '@tractor-haat/ui';
import { useField } from '../form/use-field.ts';
import { useShownFault } from './use-shown-fault.ts';

/** Name or e-mail. */
export function TextField({ name, fault }: { name: 'name' | 'email'; fault?: string | undefined }) {
  const { t } = useTranslation('sign-in');
  const { input, meta } = useField(name);
  const shown = useShownFault(meta, input.value, fault);
  return (
    <Field label={t(`field.${name}`)} error={shown}>
      {(control) => (
        <TextInput
          {...control}
          {...input}
          type={name === 'email' ? 'email' : 'text'}
          autoComplete={name}
          maxLength={name === 'email' ? 254 : 50}
          required
        />
      )}
    </Field>
  );
}
