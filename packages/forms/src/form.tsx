import { focusFirstFault, useAfterCommit } from '@tractor-haat/ui';
import { type ComponentProps, type FormEvent, type ReactNode, useRef } from 'react';
import { Form as FinalForm, useFormState } from 'react-final-form';
import { type Faults, GivenFaults } from './given-faults.ts';

/** What is typed into a form, by field. */
export type Values = Record<string, string | undefined>;

type FormProps<Typed extends Values> = Omit<
  ComponentProps<'form'>,
  'onSubmit' | 'onChange' | 'children' | 'method' | 'action'
> & {
  /** Where a browser without JavaScript sends it, as an HTML form, and what with. */
  action: string | ((values: Typed) => string);
  plain?: Readonly<Record<string, string>> | undefined;
  initial: Typed;
  /** Names of what is wrong, by field; asked at every change. */
  validate: (values: Typed) => Faults;
  /** What the server found wrong before this page was made. */
  faults?: Faults | undefined;
  /** Sends it, once at a time; what it gives back is wrong with the fields. */
  onSend: (values: Typed) => Promise<Faults | undefined>;
  /** A press on submit, before anything is checked. */
  onPress?: ((values: Typed) => void) | undefined;
  onChange?: ((values: Typed) => void) | undefined;
  children: ReactNode | ((state: { submitting: boolean; values: Typed }) => ReactNode);
};

const none: Faults = {};

/**
 * A form: with script its fields are checked as they are left and it is sent in place; without, it is posted and the
 * server leads on. After a press the focus is on the first field with something wrong.
 */
export function Form<Typed extends Values>({
  action,
  plain = {},
  initial,
  validate,
  faults = none,
  onSend,
  onPress,
  onChange,
  children,
  ...element
}: FormProps<Typed>) {
  const form = useRef<HTMLFormElement>(null);
  const first = useRef(initial);
  const afterCommit = useAfterCommit();
  return (
    <FinalForm<Typed>
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
            afterCommit(() => focusFirstFault(form.current));
          }}
        >
          {Object.entries(plain).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <GivenFaults value={faults}>
            {typeof children === 'function'
              ? children({ submitting: submitting ?? false, values })
              : children}
          </GivenFaults>
          {onChange ? <OnChange onChange={onChange as (values: Values) => void} /> : null}
        </form>
      )}
    />
  );
}

/** Tells what was typed. The library's own `FormSpy` can do more, and weighs more. */
function OnChange({ onChange }: { onChange: (values: Values) => void }) {
  useFormState<Values>({
    subscription: { values: true, dirty: true },
    onChange: ({ values, dirty }) => {
      if (dirty) onChange(values);
    },
  });
  return null;
}
