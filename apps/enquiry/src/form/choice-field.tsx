import { type FormField, validateField } from '@tractor-haat/api-client';
import { useBoundField, useForm, useFormState, useFormTranslations } from '@tractor-haat/forms';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { Field, SearchSelect } from '@tractor-haat/ui';
import { type Choice, hasOther, hasProperNames, OTHER_VALUE } from './fetch-choices.ts';
import { useChoices } from './use-choices.ts';

type ChoiceFieldProps = {
  field: FormField;
  fields: readonly FormField[];
  label: string;
  /** Choices of the server-rendered HTML. */
  list?: readonly Choice[] | undefined;
};

export function ChoiceField({ field, fields, label, list }: ChoiceFieldProps) {
  const { t } = useTranslation('enquiry');
  const { language } = usePage();
  const { formatMessage, optional } = useFormTranslations();
  const form = useForm();
  const { input, error } = useBoundField(field.name);
  const { values } = useFormState<Record<string, string>>({ subscription: { values: true } });
  const choices = useChoices(field.kind, values, language, list);
  const otherOption = { value: OTHER_VALUE, label: t('select.other'), translate: 'yes' as const };
  const options = hasOther(field.kind) ? [...choices.options, otherOption] : choices.options;
  const needsParent = field.parent !== undefined && !values[field.parent];

  function choose(value: string) {
    form.batch(() => {
      form.change(field.name, value);
      for (const name of listDependents(field.name, fields)) form.change(name, '');
    });
  }
  // Without a value of the parent, the empty list names the field to choose first.
  const emptyText = needsParent
    ? formatMessage({ reason: validateField({ ...field, required: true }, {}) ?? '' })
    : t('select.none');
  return (
    <Field label={label} optional={field.required ? undefined : optional} error={error}>
      {(control) => (
        <SearchSelect
          {...control}
          name={field.name}
          title={label}
          options={needsParent ? [] : options}
          value={input.value}
          translate={hasProperNames(field.kind) ? 'no' : undefined}
          onChange={choose}
          onBlur={() => input.onBlur()}
          placeholder={t('select.choose')}
          texts={{
            search: t('select.search'),
            none: emptyText,
            loading: t('select.loading'),
            failed: t('select.failed'),
            retry: t('select.retry'),
            close: t('action.close'),
          }}
          state={needsParent ? 'ready' : choices.state}
          onRetry={choices.retry}
          required={field.required}
        />
      )}
    </Field>
  );
}

/** Fields whose options depend on the field `name`, directly or through another field. */
function listDependents(name: string, fields: readonly FormField[]): string[] {
  const directDependents = fields
    .filter(({ parent }) => parent === name)
    .map((field) => field.name);
  return directDependents.flatMap((child) => [child, ...listDependents(child, fields)]);
}
