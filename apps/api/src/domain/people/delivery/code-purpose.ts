const CODE_PURPOSES = [
  'enquiry',
  'listing',
  'registration',
  'login',
  'password',
  'privacy',
  'alert',
] as const;

/** Purpose of a code, which selects the message template. */
export type CodePurpose = (typeof CODE_PURPOSES)[number];

export const isCodePurpose = (name: string): name is CodePurpose =>
  CODE_PURPOSES.some((purpose) => purpose === name);
