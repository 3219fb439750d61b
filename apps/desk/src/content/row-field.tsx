import { Field, TextArea, TextInput } from '@tractor-haat/ui';
import { textOf } from './field-value.ts';

const LONG = 60;

type Props = { name: string; value: unknown; validationError: string | undefined };

/** One field: a line, or several for what is long or has parts. */
export function RowField({ name, value, validationError }: Props) {
  const text = textOf(value);
  const isLong = text.length > LONG || text.includes('\n');
  return (
    <Field label={name} error={validationError}>
      {(control) =>
        isLong ? (
          <TextArea {...control} name={name} defaultValue={text} rows={6} />
        ) : (
          <TextInput {...control} name={name} defaultValue={text} />
        )
      }
    </Field>
  );
}
