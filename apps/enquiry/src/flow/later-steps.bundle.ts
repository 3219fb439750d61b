/** `useEnquiryFlow` loads this chunk when the visitor starts to type. */

export { DoneStep } from './done-step.tsx';
export { EnquiryCode } from './enquiry-code.tsx';
export { requestNewCode, sendForm, verify } from './send-form.ts';
