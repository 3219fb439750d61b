/** What `laterSteps` fetches, in one file. */
export { CodeStep } from '../code/code-step.tsx';
export { DoneStep } from '../done/done-step.tsx';
