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

/** Submits the price popup; with `primary_id`, the interest in a suggested implement. */
export function sendPopupEnquiry(body: PopupEnquiryInput, options: CallOptions = {}) {
  return requireSuccess(postJson<EnquiryResponse>('/api/whatsapp_popup_enquiry', body, options));
}

/** Submits any other enquiry form. */
export function saveEnquiry(body: EnquirySaveInput, options: CallOptions = {}) {
  return requireSuccess(postJson<EnquiryResponse>('/api/enquiry_save', body, options));
}

/** Requests a new code; a different mobile number replaces the enquiry's number. */
export function resendCode(body: OtpResendInput, options: CallOptions = {}) {
  return requireSuccess(postJson<OtpResendResponse>('/api/enquiry_otp_resend', body, options));
}

/** Verifies the code; its response is the first that contains the price. */
export function verifyCode(body: OtpVerifyInput, options: CallOptions = {}) {
  return requireSuccess(postJson<OtpVerifyResponse>('/api/enquiry_otp_verify', body, options));
}

/** Up to three similar implements; prices are included only after verification. */
export function suggestImplements(body: SuggestedInput, options: CallOptions = {}) {
  return requireSuccess(postJson<SuggestionsResponse>('/api/suggested_implement', body, options));
}

/** Draft of a form sent without JavaScript. Throws `ApiError` 404 after it expires. */
export async function getFormDraft(id: string, options: CallOptions = {}): Promise<FormDraft> {
  const path = `/api/v1/form-drafts/${encodeURIComponent(id)}`;
  return (await getJson<{ data: FormDraft }>(path, {}, options)).data;
}
