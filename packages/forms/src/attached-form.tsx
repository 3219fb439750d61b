import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useState } from 'react';
import { Form as FinalForm, useField } from 'react-final-form';
import type { Values } from './form.tsx';
import type { Faults } from './given-faults.ts';
import { shownFault } from './use-bound-field.ts';

type AttachedFormProps = {
  /** The form that stands on the page, with fields of its own. */
  element: HTMLFormElement;
  /** Names of the fields that may be wrong. */
  names: readonly string[];
  validate: (values: Values) => Faults;
  onSend: (values: Values) => Promise<void>;
  /** What to say beside a field now, by its reason; undefined when nothing is wrong. */
  onShown: (name: string, reason: string | undefined) => void;
  /** Takes all that stands in the fields, checks it and sends it; gives the first field with something wrong. */
  submit: Ref<() => Promise<string | undefined>>;
};

/**
 * The library over a form that was plain HTML until a visitor came near it: its fields stay as they are, with what was
 * typed and where the focus is, and from now on are checked as they are left.
 */
export function AttachedForm(props: AttachedFormProps) {
  const { element, names, validate, onSend, onShown, submit } = props;
  const [first] = useState(() => valuesOf(element));
  return (
    <FinalForm<Values>
      initialValues={first}
      validate={validate}
      onSubmit={(values) => onSend(values)}
      render={({ form }) => (
        <>
          <Submit
            submit={submit}
            work={async () => {
              form.batch(() => {
                for (const [name, value] of Object.entries(valuesOf(element)))
                  form.change(name, value);
              });
              await form.submit();
              const { errors = {} } = form.getState();
              return names.find((name) => errors[name] !== undefined);
            }}
          />
          {names.map((name) => (
            <Attached key={name} element={element} name={name} onShown={onShown} />
          ))}
        </>
      )}
    />
  );
}

type Work = () => Promise<string | undefined>;

function Submit({ submit, work }: { submit: Ref<Work>; work: Work }) {
  useImperativeHandle(submit, () => work);
  return null;
}

type AttachedProps = Pick<AttachedFormProps, 'element' | 'onShown'> & { name: string };

function Attached({ element, name, onShown }: AttachedProps) {
  const { input, meta } = useField<string>(name);
  const shown = shownFault(meta, input.value);
  useEffect(() => onShown(name, shown), [name, shown, onShown]);
  const follow = useEffectEvent(({ type, target }: Event) => {
    if (!(target instanceof Element) || target.getAttribute('name') !== name) return;
    if (type === 'focusin') input.onFocus();
    else if (type === 'focusout') input.onBlur();
    else input.onChange(valuesOf(element)[name]);
  });
  useEffect(() => {
    const listener = (event: Event) => follow(event);
    for (const type of TYPES) element.addEventListener(type, listener);
    return () => {
      for (const type of TYPES) element.removeEventListener(type, listener);
    };
  }, [element]);
  return null;
}

const TYPES = ['input', 'change', 'focusin', 'focusout'] as const;

function valuesOf(element: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(element)].map(([name, value]) => [name, String(value).trim()]),
  );
}
