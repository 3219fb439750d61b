import { type FormField, faultOf } from '@tractor-haat/api-client';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { Field, SearchSelect } from '@tractor-haat/ui';
import { useField, useForm, useFormState } from 'react-final-form';
import { type Choice, hasOther, OTHER } from './choices.ts';
import { useSelectTexts, useValidationText } from './field-texts.ts';
import { useGivenFault } from './given-faults.ts';
import { shownFault } from './shown-fault.ts';
import { useChoices } from './use-choices.ts';

type ChoiceFieldProps = {
  field: FormField;
  /** All fields of the form: a new choice clears those that wait for this one. */
  fields: readonly FormField[];
  label: string;
  given?: readonly Choice[] | undefined;
};

/** A field that is chosen from a list, after the field that it waits for. */
export function ChoiceField({ field, fields, label, given }: ChoiceFieldProps) {
  const { t } = useTranslation('enquiry');
  const { language } = usePage();
  const say = useValidationText();
  const texts = useSelectTexts();
  const form = useForm();
  const { input, meta } = useField<string>(field.name);
  const { values } = useFormState({ subscription: { values: true } });
  const choices = useChoices(field.kind, values, language, given);
  const options = hasOther(field.kind)
    ? [...choices.options, { value: OTHER, label: t('select.other') }]
    : choices.options;
  const waits = field.parent !== undefined && !values[field.parent];
  const givenFault = useGivenFault(field.name, meta);
  const fault = shownFault(meta) ?? givenFault;

  function choose(value: string) {
    form.batch(() => {
      form.change(field.name, value);
      for (const name of waitingFor(field.name, fields)) form.change(name, '');
    });
  }
  // Pressed before its turn: the list says what to choose first.
  const none = waits ? say(faultOf({ ...field, required: true }, {}) ?? '') : texts.none;
  return (
    <Field
      label={label}
      optional={field.required ? undefined : t('optional')}
      error={fault && say(fault)}
    >
      {(control) => (
        <SearchSelect
          {...control}
          name={field.name}
          title={label}
          options={waits ? [] : options}
          value={input.value}
          onChange={choose}
          onBlur={() => input.onBlur()}
          placeholder={t('select.choose')}
          texts={{ ...texts, none }}
          state={waits ? 'ready' : choices.state}
          onRetry={choices.retry}
          required={field.required}
        />
      )}
    </Field>
  );
}

/** Fields that wait for this one, and those that wait for them. */
function waitingFor(name: string, fields: readonly FormField[]): string[] {
  const next = fields.filter(({ parent }) => parent === name).map((field) => field.name);
  return next.flatMap((one) => [one, ...waitingFor(one, fields)]);
}
