import { type ChangeEvent, useContext, useState } from 'react';
import { FormContext } from './form.tsx';

/** How a field stands, for those who say what is wrong with it. */
export type Meta = {
  error: string | undefined;
  submitError: string | undefined;
  /** The visitor changed it. */
  modified: boolean;
  /** The visitor was in it and left. */
  left: boolean;
  submitFailed: boolean;
};

/** One field of the form around it; `parse` says what stays of what is typed. */
export function useField(name: string, parse: (text: string) => string = (text) => text) {
  const form = useContext(FormContext);
  if (form === null) throw new Error(`the field ${name} stands in no form`);
  const [modified, setModified] = useState(false);
  const [left, setLeft] = useState(false);
  function set(value: string) {
    setModified(true);
    form?.change(name, value);
  }
  const meta: Meta = {
    error: form.faults[name],
    submitError: form.submitFaults[name],
    modified,
    left,
    submitFailed: form.submitFailed,
  };
  return {
    input: {
      name,
      value: form.values[name] ?? '',
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(parse(event.target.value)),
      onFocus: () => setLeft(false),
      onBlur: () => setLeft(true),
    },
    meta,
    set,
  };
}
