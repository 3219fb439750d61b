const CODE_PURPOSES = [
  'enquiry',
  'listing',
  'registration',
  'login',
  'password',
  'privacy',
  'alert',
] as const;

export type CodePurpose = (typeof CODE_PURPOSES)[number];

export const isCodePurpose = (name: string): name is CodePurpose =>
  CODE_PURPOSES.some((purpose) => purpose === name);
