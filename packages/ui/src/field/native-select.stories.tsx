import type { Meta } from '@storybook/react-vite';
import { useTexts } from '../workshop/use-texts.ts';
import { Field } from './field.tsx';
import { FieldRow } from './field-row.tsx';
import { NativeSelect } from './native-select.tsx';

export default { title: 'NativeSelect' } satisfies Meta;

export function InFieldRow() {
  const text = useTexts();
  return (
    <FieldRow>
      <Field label={text('year')}>
        {(control) => (
          <NativeSelect {...control} defaultValue="2021">
            <option>2019</option>
            <option>2021</option>
          </NativeSelect>
        )}
      </Field>
      <Field label={text('power')}>
        {(control) => (
          <NativeSelect {...control} disabled>
            <option>{text('hp_chip')}</option>
          </NativeSelect>
        )}
      </Field>
    </FieldRow>
  );
}
