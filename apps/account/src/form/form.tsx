import { createContext, type FormEvent, type ReactNode, useRef, useState } from 'react';

export type Values = Readonly<Record<string, string | undefined>>;
export type Faults = Readonly<Record<string, string>>;

/** What every field of a form needs to know. */
export type FormState = {
  values: Values;
  faults: Faults;
  /** What the server found wrong with a value that still stands there. */
  submitFaults: Faults;
  submitFailed: boolean;
  change: (name: string, value: string) => void;
};

export const FormContext = createContext<FormState | null>(null);

type FormProps<Typed extends Values> = {
  initialValues: Typed;
  validate: (values: Typed) => Faults;
  /** What it gives back is wrong with the fields. */
  onSubmit: (values: Typed) => Promise<Faults | undefined>;
  render: (parts: {
    handleSubmit: (event: FormEvent) => Promise<void>;
    submitting: boolean;
    values: Typed;
  }) => ReactNode;
};

/**
 * Values, faults and one submit at a time. The popup must open with 25 KB, of which React Final Form alone
 * would take 10; this is what the account's three forms need of it, under the same names.
 */
export function Form<Typed extends Values>(props: FormProps<Typed>) {
  const { validate, onSubmit, render } = props;
  const [values, setValues] = useState<Typed>(props.initialValues);
  const [submitFaults, setSubmitFaults] = useState<Faults>({});
  const [submitFailed, setSubmitFailed] = useState(false);
  const [submitting, setSubmitting] = useState(false);
  const sending = useRef(false);
  const faults = validate(values);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (sending.current) return;
    const isFaulty = Object.keys(faults).length > 0;
    setSubmitFailed(isFaulty);
    setSubmitFaults({});
    if (isFaulty) return;
    sending.current = true;
    setSubmitting(true);
    try {
      setSubmitFaults((await onSubmit(values)) ?? {});
    } finally {
      sending.current = false;
      setSubmitting(false);
    }
  }
  function change(name: string, value: string) {
    setValues((before) => ({ ...before, [name]: value }));
    setSubmitFaults(({ [name]: _, ...rest }) => rest);
  }
  return (
    <FormContext value={{ values, faults, submitFaults, submitFailed, change }}>
      {render({ handleSubmit, submitting, values })}
    </FormContext>
  );
}
