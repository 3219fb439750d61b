/** What the API says in English about a person's own data, for each reason; the page says it in every language. */
export const MY_DATA_SENTENCES = {
  my_data_over: 'This was open for 30 minutes and is over. Please request a new OTP.',
  my_data_shown: 'This is everything that we keep about your number.',
  my_data_sure: 'Please tick the box first.',
  my_data_withdrawn: 'Your consent is withdrawn.',
  my_data_erased: 'Everything that we kept about your number is erased.',
  my_data_closed: 'Your data are closed in this browser.',
} as const;
