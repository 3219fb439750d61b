import type { Mode } from './mode.ts';
import type { Notice } from './notice.ts';
import type { ServerFormState } from './server-form-state.ts';

/** What every mode's form is given. */
export type ModeProps = {
  readonly mode: Mode;
  readonly given: ServerFormState;
  /** Goes to another mode, with something to say there, and the number that was typed here. */
  readonly onMode: (mode: Mode, said?: Notice, mobile?: string) => void;
  /** Signed in as somebody. */
  readonly onDone: (said: Notice) => void;
};
