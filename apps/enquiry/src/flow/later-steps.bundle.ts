/** What `useLaterSteps` fetches, in one file. */
export { CodeStep } from '../code/code-step.tsx';
export { DoneStep } from '../done/done-step.tsx';
export { resend, sendForm, verify } from './calls.ts';
