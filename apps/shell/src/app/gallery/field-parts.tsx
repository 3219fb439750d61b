import { Checkbox, Field, FieldRow, NativeSelect, TextArea, TextInput } from '@tractor-haat/ui';
import { useState } from 'react';
import { Part, Parts } from './part.tsx';
import { useWords } from './words.ts';

/** Text fields and checkboxes. */
export function FieldParts() {
  const word = useWords();
  const [agrees, setAgrees] = useState(false);
  return (
    <Parts title={word('fields')} on="ground">
      <Part name="Field, TextInput">
        <Field label={word('name')}>
          {(control) => <TextInput {...control} defaultValue={word('name_value')} />}
        </Field>
        <Field label={word('mobile')} hint={word('mobile_hint')} error={word('mobile_error')}>
          {(control) => (
            <TextInput {...control} prefix="+91" type="tel" inputMode="tel" defaultValue="98" />
          )}
        </Field>
        <Field label={word('email')}>
          {(control) => <TextInput {...control} placeholder={word('your_email')} disabled />}
        </Field>
      </Part>
      <Part name="TextArea, Checkbox">
        <Field label={word('question')}>
          {(control) => <TextArea {...control} placeholder={word('question_hint')} />}
        </Field>
        <Checkbox label={word('popular')} end="12" defaultChecked />
        <Checkbox label={word('compare')} look="strong" />
        <Checkbox
          label={word('agree')}
          checked={agrees}
          onChange={(event) => setAgrees(event.target.checked)}
          error={agrees ? undefined : word('agree_error')}
        />
      </Part>
      <Part name="FieldRow, NativeSelect">
        <FieldRow>
          <Field label={word('year')}>
            {(control) => (
              <NativeSelect {...control} defaultValue="2021">
                <option>2019</option>
                <option>2021</option>
              </NativeSelect>
            )}
          </Field>
          <Field label={word('power')}>
            {(control) => (
              <NativeSelect {...control} disabled>
                <option>{word('hp_chip')}</option>
              </NativeSelect>
            )}
          </Field>
        </FieldRow>
      </Part>
    </Parts>
  );
}
