import type { CodeStep } from '../code/code-step.tsx';
import type { DoneStep } from '../done/done-step.tsx';

/** The steps after the form. */
export type LaterSteps = { CodeStep: typeof CodeStep; DoneStep: typeof DoneStep };

let loading: Promise<LaterSteps> | undefined;

/**
 * Fetches the steps after the form: when the visitor begins to type, so that most who only look do not pay
 * for them. Rejects when they cannot be had; the next call tries again.
 */
export function laterSteps(): Promise<LaterSteps> {
  loading ??= import(/* webpackChunkName: "enquiry-later-steps" */ './later-steps.bundle.ts').catch(
    (error) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
