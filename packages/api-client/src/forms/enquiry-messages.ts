import { CODE_MESSAGES } from '../messages/code-messages.ts';

/**
 * English messages of the enquiry API by `reason`. Pages translate the reason, so a test compares these messages with
 * the English translations of the pages.
 */
export const ENQUIRY_MESSAGES = {
  name_required: 'Please enter your name',
  name_characters: 'Name must contain only letters and spaces',
  name_long: 'Use 50 letters or fewer',
  mobile_length: 'Mobile number must be exactly 10 digits long',
  mobile_invalid: 'Enter a valid 10-digit mobile number',
  email_required: 'Email is required',
  email_invalid: 'Email is invalid',
  type_required: 'Please select an implement type',
  select_type_first: 'select Type First',
  select_brand_first: 'select Brand First',
  state_required: 'Please select your state',
  district_required: 'Please select your district',
  tehsil_required: 'Please select your tehsil',
  select_state_first: 'Choose your state first',
  select_district_first: 'Choose your district first',
  brand_required: 'Please select the brand',
  model_required: 'Please select the model',
  company_required: 'Please enter the company',
  position_required: 'Please enter the position',
  message_required: 'Please write your message',
  amount_required: 'Please enter the amount',
  amount_invalid: 'Enter ₹ 10,000 or more, digits only',
  tenure_months_required: 'Please enter the loan period',
  months_invalid: 'Enter 6 to 120 months',
  year_required: 'Please enter the year',
  year_invalid: 'Enter a year, 1960 or later',
  hours_invalid: 'Enter the hours as a number',
  line_long: 'Use 80 letters or fewer',
  text_too_long: 'Use 1,000 letters or fewer',
  terms_required: 'You must accept the terms',
  product_unknown: 'We do not have this in our list. Please choose again.',
  type_unknown: 'This implement type is not in our list. Please choose it again.',
  brand_unknown: 'This brand is not in our list. Please choose it again.',
  model_unknown: 'This model is not in our list. Please choose it again.',
  tractor_discontinued:
    'The maker no longer sells this tractor new. Please choose another one or look for a used one.',
  state_unknown: 'This state is not in our list. Please choose it again.',
  district_unknown: 'This district is not in the state you chose. Please choose again.',
  district_unclear: 'More than one state has a district of this name. Please choose the state too.',
  tehsil_unknown: 'This tehsil is not in the district you chose. Please choose again.',
  submitted: 'Your Inquiry has been successfully submitted.',
  already_submitted: 'Your Inquiry has been already submitted in 24 hours.',
  once_in_24_hours: 'You can only submit one enquiry within 24 hours.',
  submission_failed: 'Submission failed',
  otp_request_missing: 'Mobile number or OTP request ID is missing. Please request a new OTP.',
  otp_resend_failed: 'Failed to resend OTP. Please try again.',
  otp_verify_failed: 'Failed to verify OTP. Please try again.',
  suggestions_failed: 'Failed to fetch suggested tractors. Please try again.',
  ...CODE_MESSAGES,
} as const;

export type EnquiryReason = keyof typeof ENQUIRY_MESSAGES;

export const isEnquiryReason = (name: string): name is EnquiryReason =>
  Object.hasOwn(ENQUIRY_MESSAGES, name);
