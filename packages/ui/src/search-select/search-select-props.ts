import type { SelectOption } from './match-options.ts';

export type SearchSelectTexts = {
  /** In the empty search box, and its name: "Search". */
  search: string;
  /** "Nothing found" */
  none: string;
  loading: string;
  failed: string;
  retry: string;
  close: string;
};

export type SearchSelectProps = {
  /** The field's name, the same words as its label: names the button, the panel and the list. */
  title: string;
  options: readonly SelectOption[];
  /** Value of the chosen option; '' when none is. */
  value: string;
  onChange: (value: string) => void;
  /** The visitor has left it: focus is neither on it nor in its panel. */
  onBlur?: () => void;
  /** The panel opens: time to fetch the options. */
  onOpen?: () => void;
  /** Its value is sent with the form under this name. */
  name?: string | undefined;
  /** Shown while nothing is chosen: "Choose state". */
  placeholder: string;
  texts: SearchSelectTexts;
  /** How the options are doing: with `failed`, `onRetry` is offered. */
  state?: 'ready' | 'loading' | 'failed';
  onRetry?: () => void;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
};

/** How the panel was opened decides where the focus goes: a touch must not raise the keyboard. */
export type Opening = { typed: string; byTouch: boolean };
