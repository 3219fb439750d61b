import type { ReactNode } from 'react';

/** An option of a radio group. */
export type Choice = {
  value: string;
  label: ReactNode;
  /** Description under the label. */
  hint?: ReactNode;
  disabled?: boolean;
};

export type ChoiceGroupProps = {
  legend: ReactNode;
  choices: readonly Choice[];
  /** Name of the radios and of the form field. */
  name: string;
  /** Value of a controlled group. Omit `value` and `onChange` for an uncontrolled group. */
  value?: string | undefined;
  /** Initial value of an uncontrolled group. */
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  onBlur?: (() => void) | undefined;
};

/** Attributes of the native radio of one choice. The radio is controlled if the group has `onChange`. */
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
