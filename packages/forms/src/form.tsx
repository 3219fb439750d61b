import { focusFirstError, useAfterCommit } from '@tractor-haat/ui';
import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Form as FinalForm, useForm, useFormState } from 'react-final-form';
import { type FieldErrors, InitialErrors } from './initial-errors.ts';

/** Field values by field name. */
export type FieldValues = Record<string, string | undefined>;

type FormProps<FormValues extends FieldValues> = Omit<
  ComponentProps<'form'>,
  'onSubmit' | 'onChange' | 'children' | 'method' | 'action'
> & {
  /** URL to which the form is posted without JavaScript. */
  action: string | ((values: FormValues) => string);
  /** Values of hidden fields, which a post without JavaScript needs. */
  plain?: Readonly<Record<string, string>> | undefined;
  initial: FormValues;
  /** Values from `readProgress`, set after hydration. A field that the visitor has already changed stays unchanged. */
  restored?: FieldValues | undefined;
  /** Returns reasons by field name. Called on every change. */
  validate: (values: FormValues) => FieldErrors;
  /** Reasons from the draft of a form that was sent without JavaScript. */
  validationErrors?: FieldErrors | undefined;
  /**
   * Submits the values. Resolves to reasons by field name, or to undefined on success. It is not called again before it
   * resolves.
   */
  onSend: (values: FormValues) => Promise<FieldErrors | undefined>;
  /** Called on submit, before validation. */
  onSubmitStart?: ((values: FormValues) => void) | undefined;
  onChange?: ((values: FormValues) => void) | undefined;
  children: ReactNode | ((state: { submitting: boolean; values: FormValues }) => ReactNode);
};

const NO_ERRORS: FieldErrors = {};

/**
 * A form that validates each field on blur and submits without loading a page. A failed submit focuses the first
 * invalid field. Without JavaScript the browser posts the form to `action`, whose response is a redirect.
 *
 * @example
 * <Form action="/api/enquiry_save" initial={{ name: '', mobile: '' }} validate={validate} onSend={send}>
 *   {({ submitting }) => <Button type="submit" isPending={submitting}>{t('submit')}</Button>}
 * </Form>
 */
export function Form<FormValues extends FieldValues>({
  action,
  plain = {},
  initial,
  restored,
  validate,
  validationErrors = NO_ERRORS,
  onSend,
  onSubmitStart,
  onChange,
  children,
  ...element
}: FormProps<FormValues>) {
  const form = useRef<HTMLFormElement>(null);
  const initialValues = useRef(initial);
  const afterCommit = useAfterCommit();
  return (
    <FinalForm<FormValues>
      initialValues={initialValues.current}
      validate={validate}
      onSubmit={(values) => onSend(values)}
      render={({ handleSubmit, submitting, values }) => (
        <form
          noValidate
          {...element}
          ref={form}
          method="post"
          action={typeof action === 'string' ? action : action(values)}
          onSubmit={async (event: FormEvent<HTMLFormElement>) => {
            onSubmitStart?.(values);
            await handleSubmit(event);
            afterCommit(() => focusFirstError(form.current));
          }}
        >
          {Object.entries(plain).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <InitialErrors value={validationErrors}>
            {typeof children === 'function'
              ? children({ submitting: submitting ?? false, values })
              : children}
          </InitialErrors>
          {restored ? <RestoredValues values={restored} /> : null}
          {onChange ? <OnChange onChange={onChange as (values: FieldValues) => void} /> : null}
        </form>
      )}
    />
  );
}

function RestoredValues({ values }: { values: FieldValues }) {
  const form = useForm();
  useEffect(() => {
    form.batch(() => {
      for (const [name, value] of Object.entries(values))
        if (value && !form.getFieldState(name)?.dirty) form.change(name, value);
    });
  }, [form, values]);
  return null;
}

/** Reports changes of values. The bundle is smaller than with `FormSpy` of the library. */
function OnChange({ onChange }: { onChange: (values: FieldValues) => void }) {
  useFormState<FieldValues>({
    subscription: { values: true, dirty: true },
    onChange: ({ values, dirty }) => {
      if (dirty) onChange(values);
    },
  });
  return null;
}
