import type { SelectOption } from './match-options.ts';

export type SearchSelectTexts = {
  /** Placeholder and label of the search box: "Search". */
  search: string;
  /** Text without a match: "Nothing found". */
  none: string;
  loading: string;
  failed: string;
  retry: string;
  close: string;
};

export type SearchSelectProps = {
  /** Label of the field, the button, the panel and the list. */
  title: string;
  options: readonly SelectOption[];
  /** Selected value. Empty without a selection. */
  value: string;
  onChange: (value: string) => void;
  /** Called when the focus has left the field and its panel. */
  onBlur?: () => void;
  /** Called when the panel opens, to load the options. */
  onOpen?: () => void;
  /** Name under which a form sends the value. */
  name?: string | undefined;
  /** Placeholder: "Choose state". */
  placeholder: string;
  texts: SearchSelectTexts;
  /** Loading state of the options. `failed` shows a button that calls `onRetry`. */
  state?: 'ready' | 'loading' | 'failed';
  onRetry?: () => void;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  /**
   * `no` for names of makers and models, which browsers must not translate: "Captain", "Force". An option that is a
   * word, such as "Other", sets `yes` itself.
   */
  translate?: 'no' | undefined;
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
};

/** How the panel was opened. After a touch the search box is not focused, so that the phone's keyboard stays closed. */
export type OpenRequest = { typed: string; byTouch: boolean };
