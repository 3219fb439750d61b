import type { ReactNode } from 'react';

/** One of a few things to choose between, all in sight. */
export type Choice = {
  value: string;
  label: ReactNode;
  /** A line in smaller letters under the label. */
  hint?: ReactNode;
  disabled?: boolean;
};

export type ChoiceGroupProps = {
  /** Names the group. */
  legend: ReactNode;
  choices: readonly Choice[];
  /** The radios' common name, also in the form that is sent. */
  name: string;
  /** The chosen value; leave it out, with `onChange`, to let the browser keep it. */
  value?: string | undefined;
  /** Chosen at first, where the browser keeps it. */
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  onBlur?: (() => void) | undefined;
};

/** What a native radio needs of the group's props. */
export function radioProps(
  { name, value, defaultValue, onChange, onBlur }: ChoiceGroupProps,
  choice: Choice,
) {
  return {
    type: 'radio',
    name,
    value: choice.value,
    disabled: choice.disabled,
    onBlur,
    ...(onChange
      ? { checked: choice.value === value, onChange: () => onChange(choice.value) }
      : { defaultChecked: choice.value === (value ?? defaultValue) }),
  } as const;
}
