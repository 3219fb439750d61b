import type {
  EnquiryAnswer,
  EnquirySaveInput,
  FormDraft,
  OtpResendAnswer,
  OtpResendInput,
  OtpVerifyAnswer,
  OtpVerifyInput,
  PopupEnquiryInput,
  SuggestedAnswer,
  SuggestedInput,
} from '../contract/enquiries.ts';
import { type CallOptions, getJson, postJson } from './request.ts';
import { succeeded } from './succeeded.ts';

/** Sends the price popup's form, or with `primary_id` the interest in a suggested implement. */
export function sendPopupEnquiry(body: PopupEnquiryInput, options: CallOptions = {}) {
  return succeeded(postJson<EnquiryAnswer>('/api/whatsapp_popup_enquiry', body, options));
}

/** Sends any other form of the site. */
export function saveEnquiry(body: EnquirySaveInput, options: CallOptions = {}) {
  return succeeded(postJson<EnquiryAnswer>('/api/enquiry_save', body, options));
}

/** Asks for a new code; another mobile number changes the enquiry's. */
export function resendCode(body: OtpResendInput, options: CallOptions = {}) {
  return succeeded(postJson<OtpResendAnswer>('/api/enquiry_otp_resend', body, options));
}

/** Checks the code; the answer is the first that holds the price. */
export function verifyCode(body: OtpVerifyInput, options: CallOptions = {}) {
  return succeeded(postJson<OtpVerifyAnswer>('/api/enquiry_otp_verify', body, options));
}

/** Up to three implements like the one asked for; their prices only after a code was verified. */
export function suggestImplements(body: SuggestedInput, options: CallOptions = {}) {
  return succeeded(postJson<SuggestedAnswer>('/api/suggested_implement', body, options));
}

/** What a browser without JavaScript sent, or may see next; throws `ApiError` 404 when it is over. */
export async function getFormDraft(id: string, options: CallOptions = {}): Promise<FormDraft> {
  const path = `/api/v1/form-drafts/${encodeURIComponent(id)}`;
  return (await getJson<{ data: FormDraft }>(path, {}, options)).data;
}
