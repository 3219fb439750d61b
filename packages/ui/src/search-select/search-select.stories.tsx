import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { Field, type FieldControl } from '../field/field.tsx';
import { FieldRow } from '../field/field-row.tsx';
import { indianStates } from '../workshop/indian-states.ts';
import { useLanguage } from '../workshop/language-context.ts';
import { useTexts } from '../workshop/use-texts.ts';
import { SearchSelect } from './search-select.tsx';
import type { SearchSelectProps } from './search-select-props.ts';

export default { title: 'SearchSelect' } satisfies Meta;

export function Ready() {
  const text = useTexts();
  return (
    <Field label={text('state')}>
      {(control) => (
        <StateSelect {...control} title={text('state')} placeholder={text('choose_state')} />
      )}
    </Field>
  );
}

export function ErrorAndDisabled() {
  const text = useTexts();
  return (
    <FieldRow>
      <Field label={text('district')} error={text('district_error')}>
        {(control) => (
          <StateSelect
            {...control}
            title={text('district')}
            placeholder={text('choose_district')}
          />
        )}
      </Field>
      <Field label={text('tehsil')}>
        {(control) => (
          <StateSelect
            {...control}
            title={text('tehsil')}
            placeholder={text('choose_tehsil')}
            disabled
          />
        )}
      </Field>
    </FieldRow>
  );
}

export function ShortList() {
  const text = useTexts();
  return (
    <Field label={text('brand_chip')}>
      {(control) => (
        <StateSelect
          {...control}
          title={text('brand_chip')}
          placeholder={text('choose_state')}
          count={4}
        />
      )}
    </Field>
  );
}

export function Loading() {
  const text = useTexts();
  return (
    <Field label={text('district')}>
      {(control) => (
        <StateSelect
          {...control}
          title={text('district')}
          placeholder={text('loading')}
          state="loading"
        />
      )}
    </Field>
  );
}

export function Failed() {
  const text = useTexts();
  return (
    <Field label={text('tehsil')}>
      {(control) => (
        <StateSelect
          {...control}
          title={text('tehsil')}
          placeholder={text('choose_tehsil')}
          state="failed"
        />
      )}
    </Field>
  );
}

type StateSelectProps = FieldControl &
  Pick<SearchSelectProps, 'title' | 'placeholder' | 'state' | 'disabled'> & {
    /** Number of options. */
    count?: number;
  };

/** A select of Indian states. A failed list succeeds on retry. */
function StateSelect({ state: initialState = 'ready', count, ...rest }: StateSelectProps) {
  const text = useTexts();
  const language = useLanguage();
  const [value, setValue] = useState('');
  const [state, setState] = useState(initialState);
  return (
    <SearchSelect
      {...rest}
      value={value}
      onChange={setValue}
      state={state}
      onRetry={() => setState('ready')}
      options={indianStates.slice(0, count).map((names) => ({
        value: names.en,
        label: names[language],
        keywords: names.en,
      }))}
      texts={{
        search: text('search'),
        none: text('none'),
        loading: text('loading'),
        failed: text('failed'),
        retry: text('retry'),
        close: text('close'),
      }}
    />
  );
}
