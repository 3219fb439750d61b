/** Sentences that belong beside the code's field; all others are about the whole form. */
export const OF_CODE: ReadonlySet<string> = new Set([
  'otp_required',
  'otp_wrong',
  'otp_old',
  'otp_none',
]);
