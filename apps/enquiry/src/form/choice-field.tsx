import {
  type FieldKind,
  type FormField,
  type FormValues,
  validateField,
} from '@tractor-haat/api-client';
import { useBoundField, useForm, useFormState, useFormTranslations } from '@tractor-haat/forms';
import type { Language } from '@tractor-haat/i18n';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { Field, SearchSelect } from '@tractor-haat/ui';
import { useEffect, useState } from 'react';
import { choiceCache } from './choice-cache.ts';
import {
  type Choice,
  createChoicesKey,
  fetchChoices,
  hasOther,
  hasProperNames,
  OTHER_VALUE,
} from './fetch-choices.ts';

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

type Choices = {
  readonly options: readonly Choice[];
  readonly state: 'ready' | 'loading' | 'failed';
  readonly retry: () => void;
};

/** Loads the choices of a select, and returns `initialChoices` until they have loaded. */
function useChoices(
  kind: FieldKind,
  values: FormValues,
  language: Language,
  initialChoices?: readonly Choice[],
): Choices {
  const key = createChoicesKey(kind, values, language);
  const [, setLoadedKey] = useState<string>();
  const [failedKey, setFailedKey] = useState<string | null>(null);
  const [retryCount, setRetryCount] = useState(0);
  const cachedChoices = key === null ? undefined : choiceCache.get(key);

  useEffect(() => {
    if (key === null || choiceCache.has(key)) return;
    const controller = new AbortController();
    fetchChoices(kind, values, language, controller.signal).then(
      (choices) => {
        choiceCache.set(key, choices);
        setFailedKey(null);
        setLoadedKey(key);
      },
      (error) => {
        if (controller.signal.aborted) return;
        console.error(`Failed to load the list of ${kind}`, error);
        setFailedKey(key);
      },
    );
    return () => controller.abort();
  }, [key, retryCount]);

  function readState(): Choices['state'] {
    if (key === null || cachedChoices) return 'ready';
    if (failedKey === key) return 'failed';
    return initialChoices ? 'ready' : 'loading';
  }

  return {
    options: cachedChoices ?? initialChoices ?? [],
    state: readState(),
    retry() {
      setFailedKey(null);
      setRetryCount((count) => count + 1);
    },
  };
}
