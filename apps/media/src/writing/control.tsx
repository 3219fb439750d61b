import { MAX_CHARACTERS, type WritingProblem } from '@tractor-haat/api-client';
import { type FieldControl, NativeSelect, TextArea, TextInput } from '@tractor-haat/ui';
import type { WritingField } from './field.ts';

/** The same rules as attributes, so that a browser without script keeps them too. */
const PATTERNS: Partial<Record<WritingProblem, string>> = {
  name: '[\\p{L}\\p{M} ]+',
  mobile: '[6-9][0-9]{9}',
};
const LENGTHS: Partial<Record<WritingProblem, number>> = { ...MAX_CHARACTERS, mobile: 10 };

export function WritingControl({ field, control }: { field: WritingField; control: FieldControl }) {
  const { name, rule, kind = 'line', options = [] } = field;
  const common = { ...control, name, required: rule !== undefined, defaultValue: field.value };
  const most = rule && LENGTHS[rule];
  if (kind === 'choice') {
    return (
      <NativeSelect {...common} defaultValue={field.value ?? ''}>
        <option value="" />
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </NativeSelect>
    );
  }
  if (kind === 'words') return <TextArea {...common} rows={5} maxLength={most} />;
  return (
    <TextInput
      {...common}
      type={kind === 'email' ? 'email' : 'text'}
      inputMode={kind === 'tel' ? 'numeric' : undefined}
      autoComplete={field.autoComplete}
      maxLength={most ?? 254}
      pattern={rule && PATTERNS[rule]}
    />
  );
}
