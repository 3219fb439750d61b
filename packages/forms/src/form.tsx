import { focusFirstError, useAfterCommit } from '@tractor-haat/ui';
import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Form as FinalForm, useForm, useFormState } from 'react-final-form';
import { type FieldErrors, InitialErrors } from './initial-errors.ts';

/** Field values by name. */
export type Values = Record<string, string | undefined>;

type FormProps<FormValues extends Values> = Omit<
  ComponentProps<'form'>,
  'onSubmit' | 'onChange' | 'children' | 'method' | 'action'
> & {
  /** URL of the native submit without JavaScript. */
  action: string | ((values: FormValues) => string);
  plain?: Readonly<Record<string, string>> | undefined;
  initial: FormValues;
  /** Values of an unfinished form (`readProgress`), set after hydration; fields with typed values keep theirs. */
  restored?: Values | undefined;
  /** Reasons by field; called on every change. */
  validate: (values: FormValues) => FieldErrors;
  /** Errors from the server-rendered draft. */
  validationErrors?: FieldErrors | undefined;
  /** Submits, never concurrently; resolves to field errors. */
  onSend: (values: FormValues) => Promise<FieldErrors | undefined>;
  /** Called on submit before validation. */
  onPress?: ((values: FormValues) => void) | undefined;
  onChange?: ((values: FormValues) => void) | undefined;
  children: ReactNode | ((state: { submitting: boolean; values: FormValues }) => ReactNode);
};

const none: FieldErrors = {};

/**
 * Validates fields on blur and submits in place; without JavaScript it posts natively and the
 * server redirects. A failed submit focuses the first invalid field.
 */
export function Form<FormValues extends Values>({
  action,
  plain = {},
  initial,
  restored,
  validate,
  validationErrors = none,
  onSend,
  onPress,
  onChange,
  children,
  ...element
}: FormProps<FormValues>) {
  const form = useRef<HTMLFormElement>(null);
  const first = useRef(initial);
  const afterCommit = useAfterCommit();
  return (
    <FinalForm<FormValues>
      initialValues={first.current}
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
            onPress?.(values);
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
          {onChange ? <OnChange onChange={onChange as (values: Values) => void} /> : null}
        </form>
      )}
    />
  );
}

function RestoredValues({ values }: { values: Values }) {
  const form = useForm();
  useEffect(() => {
    form.batch(() => {
      for (const [name, value] of Object.entries(values))
        if (value && !form.getFieldState(name)?.dirty) form.change(name, value);
    });
  }, [form, values]);
  return null;
}

/** Reports value changes; smaller than the library's `FormSpy`. */
function OnChange({ onChange }: { onChange: (values: Values) => void }) {
  useFormState<Values>({
    subscription: { values: true, dirty: true },
    onChange: ({ values, dirty }) => {
      if (dirty) onChange(values);
    },
  });
  return null;
}
