/** `useEnquiryFlow` loads this chunk when the visitor starts to type. */
export { EnquiryCode } from '../code/enquiry-code.tsx';
export { DoneStep } from '../done/done-step.tsx';
export { requestNewCode, sendForm, verify } from './send-form.ts';
