/** English messages about one-time codes by `reason`. */
export const CODE_MESSAGES = {
  otp_required: 'Please enter the OTP',
  otp_sent: 'OTP successfully sent to your mobile number',
  otp_verified: 'OTP Successfully Verified',
  otp_incorrect: 'Invalid OTP. Please try again.',
  otp_not_requested:
    'OTP has not been generated or OTP request ID is missing. Please request a new OTP.',
  otp_expired: 'This OTP is no longer valid. Please request a new OTP.',
  otp_not_received: 'OTP not received. Please request a new OTP.',
  otp_too_many_sends: 'We already sent several OTPs to this number. Please wait a while.',
  otp_paused: 'We cannot send OTPs right now. What you typed is kept; please come back later.',
  otp_too_many_attempts: 'Too many wrong OTPs. Please wait before you try again.',
  too_many_requests: 'Too many tries from your network. Please wait a while.',
} as const;
