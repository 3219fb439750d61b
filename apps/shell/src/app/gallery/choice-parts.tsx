import { Field, FieldRow, RadioGroup, Segmented } from '@tractor-haat/ui';
import { DemoSelect } from './demo-select.tsx';
import { Part, Parts } from './part.tsx';
import { useWords } from './words.ts';

/** Selects and radio groups. */
export function ChoiceParts() {
  const word = useWords();
  return (
    <Parts title={word('selects')}>
      <Part name="SearchSelect">
        <Field label={word('state')}>
          {(control) => (
            <DemoSelect {...control} title={word('state')} placeholder={word('choose_state')} />
          )}
        </Field>
        <FieldRow>
          <Field label={word('district')} error={word('district_error')}>
            {(control) => (
              <DemoSelect
                {...control}
                title={word('district')}
                placeholder={word('choose_district')}
              />
            )}
          </Field>
          <Field label={word('tehsil')}>
            {(control) => (
              <DemoSelect
                {...control}
                title={word('tehsil')}
                placeholder={word('choose_tehsil')}
                disabled
              />
            )}
          </Field>
        </FieldRow>
      </Part>
      <Part name="SearchSelect: short, loading, failed">
        <Field label={word('brand_chip')}>
          {(control) => (
            <DemoSelect
              {...control}
              title={word('brand_chip')}
              placeholder={word('choose_state')}
              count={4}
            />
          )}
        </Field>
        <Field label={word('district')}>
          {(control) => (
            <DemoSelect
              {...control}
              title={word('district')}
              placeholder={word('loading')}
              state="loading"
            />
          )}
        </Field>
        <Field label={word('tehsil')}>
          {(control) => (
            <DemoSelect
              {...control}
              title={word('tehsil')}
              placeholder={word('choose_tehsil')}
              state="failed"
            />
          )}
        </Field>
      </Part>
      <Part name="RadioGroup: column, row, error">
        <RadioGroup
          legend={word('who')}
          name="gallery_who"
          defaultValue="farmer"
          choices={[
            { value: 'farmer', label: word('farmer') },
            { value: 'dealer', label: word('dealer'), hint: word('dealer_hint') },
            { value: 'bank', label: word('bank'), disabled: true },
          ]}
        />
        <RadioGroup
          legend={word('when')}
          name="gallery_when"
          layout="row"
          error={word('choose_one')}
          choices={[
            { value: 'now', label: word('now') },
            { value: 'later', label: word('later') },
          ]}
        />
      </Part>
      <Part name="Segmented">
        <Segmented
          legend={word('sign_in_with')}
          name="gallery_way"
          defaultValue="password"
          choices={[
            { value: 'password', label: word('password') },
            { value: 'code', label: word('code_by_sms') },
          ]}
        />
      </Part>
    </Parts>
  );
}
