import type {
  EnquiryResponse,
  EnquirySaveInput,
  FormDraft,
  OtpResendInput,
  OtpResendResponse,
  OtpVerifyInput,
  OtpVerifyResponse,
  PopupEnquiryInput,
  SuggestedInput,
  SuggestionsResponse,
} from '../contract/enquiries.contract.ts';
import { type CallOptions, getJson, postJson } from './get-json.ts';
import { requireSuccess } from './require-success.ts';

/** Submits the form of the price popup or, with `primary_id`, an enquiry for a suggested implement. */
export function sendPopupEnquiry(body: PopupEnquiryInput, options: CallOptions = {}) {
  return requireSuccess(postJson<EnquiryResponse>('/api/whatsapp_popup_enquiry', body, options));
}

/** Submits an enquiry form other than the price popup. */
export function saveEnquiry(body: EnquirySaveInput, options: CallOptions = {}) {
  return requireSuccess(postJson<EnquiryResponse>('/api/enquiry_save', body, options));
}

/** Requests a new code. A `mobile` that differs from the number of the enquiry replaces it. */
export function resendCode(body: OtpResendInput, options: CallOptions = {}) {
  return requireSuccess(postJson<OtpResendResponse>('/api/enquiry_otp_resend', body, options));
}

/** Verifies the code. The response contains the price, or for `used-contact` the mobile number of the seller. */
export function verifyCode(body: OtpVerifyInput, options: CallOptions = {}) {
  return requireSuccess(postJson<OtpVerifyResponse>('/api/enquiry_otp_verify', body, options));
}

/** Fetches up to three similar implements. Their prices are null until this browser has verified a mobile number. */
export function suggestImplements(body: SuggestedInput, options: CallOptions = {}) {
  return requireSuccess(postJson<SuggestionsResponse>('/api/suggested_implement', body, options));
}

/** Fetches the draft of a form that was sent without JavaScript. Throws `ApiError` 404 after the draft has expired. */
export async function getFormDraft(id: string, options: CallOptions = {}): Promise<FormDraft> {
  const path = `/api/v1/form-drafts/${encodeURIComponent(id)}`;
  return (await getJson<{ data: FormDraft }>(path, {}, options)).data;
}
