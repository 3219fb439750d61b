const PURPOSES = [
  'enquiry',
  'listing',
  'registration',
  'login',
  'password',
  'privacy',
  'alert',
] as const;

/** What a code proves, and so which template it is sent with. */
export type CodePurpose = (typeof PURPOSES)[number];

export const isCodePurpose = (name: string): name is CodePurpose =>
  PURPOSES.some((purpose) => purpose === name);
