import { focusFirstError, useAfterCommit } from '@tractor-haat/ui';
import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Form as FinalForm, useForm, useFormState } from 'react-final-form';
import { type FieldErrors, InitialErrors } from './initial-errors.ts';

/** Field values by name. */
export type FieldValues = Record<string, string | undefined>;

type FormProps<FormValues extends FieldValues> = Omit<
  ComponentProps<'form'>,
  'onSubmit' | 'onChange' | 'children' | 'method' | 'action'
> & {
  /** URL of the native submit without JavaScript. */
  action: string | ((values: FormValues) => string);
  /** Hidden fields of the native submit. */
  plain?: Readonly<Record<string, string>> | undefined;
  initial: FormValues;
  /** Values of an unfinished form (`readProgress`), set after hydration. Typed values are kept. */
  restored?: FieldValues | undefined;
  /** Reasons by field; called on every change. */
  validate: (values: FormValues) => FieldErrors;
  /** Errors from the server-rendered draft. */
  validationErrors?: FieldErrors | undefined;
  /** Submits the values and resolves to field errors. Never called concurrently. */
  onSend: (values: FormValues) => Promise<FieldErrors | undefined>;
  /** Called on submit before validation. */
  onSubmitStart?: ((values: FormValues) => void) | undefined;
  onChange?: ((values: FormValues) => void) | undefined;
  children: ReactNode | ((state: { submitting: boolean; values: FormValues }) => ReactNode);
};

const NO_ERRORS: FieldErrors = {};

/**
 * Validates fields on blur and submits without a page load. Without JavaScript it posts natively and
 * the server redirects. A failed submit focuses the first invalid field.
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

/** Reports value changes. It is smaller than the library's `FormSpy`. */
function OnChange({ onChange }: { onChange: (values: FieldValues) => void }) {
  useFormState<FieldValues>({
    subscription: { values: true, dirty: true },
    onChange: ({ values, dirty }) => {
      if (dirty) onChange(values);
    },
  });
  return null;
}
