/** What `useEnquiryFlow` fetches when the visitor begins to type, in one file. */
export { EnquiryCode } from '../code/code-step.tsx';
export { DoneStep } from '../done/done-step.tsx';
export { resend, sendForm, verify } from './calls.ts';
