/** English messages of the my-data API by `reason`, which pages translate. */
export const MY_DATA_MESSAGES = {
  my_data_over: 'Your 30 minutes are over. Please request a new OTP.',
  my_data_opened: 'This is everything we store about your number.',
  my_data_unconfirmed: 'Please tick the box first.',
  my_data_withdrawn: 'Your consent is withdrawn.',
  my_data_erased: 'We have erased everything about your number.',
  my_data_closed: 'Your data is closed in this browser.',
} as const;
