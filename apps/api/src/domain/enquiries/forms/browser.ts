export type Browser = {
  /** Hash of the browser's cookie. */
  name: string;
  /** Other browsers must not see the earlier enquiries of the number. */
  hasVerified(mobile: string): boolean;
};
