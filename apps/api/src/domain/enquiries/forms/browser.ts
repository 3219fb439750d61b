export type Browser = {
  /** Hash of the browser's random name, which identifies its submissions. */
  name: string;
  /** True if the number's code was entered in this browser. Only then may it see earlier enquiries of the number. */
  hasVerified(mobile: string): boolean;
};
