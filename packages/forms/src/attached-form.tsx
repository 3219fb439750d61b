import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useState } from 'react';
import { Form as FinalForm, useField } from 'react-final-form';
import type { FieldValues } from './form.tsx';
import type { FieldErrors } from './initial-errors.ts';
import { readVisibleError } from './use-bound-field.ts';

type SubmitForm = () => Promise<string | undefined>;

type AttachedFormProps = {
  /** The form in the HTML of the server. */
  element: HTMLFormElement;
  /** Names of the fields that `validate` checks. */
  names: readonly string[];
  validate: (values: FieldValues) => FieldErrors;
  onSend: (values: FieldValues) => Promise<void>;
  /** Called with the reason to show beside the field, or with undefined when the field is valid again. */
  onVisibleError: (name: string, reason: string | undefined) => void;
  /**
   * Set to a function that reads, validates and submits all fields. It resolves to the name of the first invalid field.
   */
  submit: Ref<SubmitForm>;
};

/**
 * Attaches React Final Form to a form in the HTML of the server, which is not rendered again: the fields keep their
 * values and the focus. Fields are validated on blur.
 *
 * @example
 * <AttachedForm element={form} names={['name']} validate={validate} onSend={send} onVisibleError={show} submit={ref} />
 */
export function AttachedForm(props: AttachedFormProps) {
  const { element, names, validate, onSend, onVisibleError, submit } = props;
  const [initialValues] = useState(() => readFormValues(element));
  return (
    <FinalForm<FieldValues>
      initialValues={initialValues}
      validate={validate}
      onSubmit={(values) => onSend(values)}
      render={({ form }) => (
        <>
          <SubmitHandle
            submit={submit}
            run={async () => {
              form.batch(() => {
                for (const [name, value] of Object.entries(readFormValues(element)))
                  form.change(name, value);
              });
              await form.submit();
              const { errors = {} } = form.getState();
              return names.find((name) => errors[name] !== undefined);
            }}
          />
          {names.map((name) => (
            <AttachedField
              key={name}
              element={element}
              name={name}
              onVisibleError={onVisibleError}
            />
          ))}
        </>
      )}
    />
  );
}

function SubmitHandle({ submit, run }: { submit: Ref<SubmitForm>; run: SubmitForm }) {
  useImperativeHandle(submit, () => run);
  return null;
}

type AttachedFieldProps = Pick<AttachedFormProps, 'element' | 'onVisibleError'> & { name: string };

function AttachedField({ element, name, onVisibleError }: AttachedFieldProps) {
  const { input, meta } = useField<string>(name);
  const error = readVisibleError(meta, input.value);
  useEffect(() => onVisibleError(name, error), [name, error, onVisibleError]);
  const handleEvent = useEffectEvent(({ type, target }: Event) => {
    if (!(target instanceof Element) || target.getAttribute('name') !== name) return;
    if (type === 'focusin') input.onFocus();
    else if (type === 'focusout') input.onBlur();
    else input.onChange(readFormValues(element)[name]);
  });
  useEffect(() => {
    const listener = (event: Event) => handleEvent(event);
    for (const type of LISTENED_EVENTS) element.addEventListener(type, listener);
    return () => {
      for (const type of LISTENED_EVENTS) element.removeEventListener(type, listener);
    };
  }, [element]);
  return null;
}

const LISTENED_EVENTS = ['input', 'change', 'focusin', 'focusout'] as const;

function readFormValues(element: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(element)].map(([name, value]) => [name, String(value).trim()]),
  );
}
