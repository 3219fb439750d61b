export type Browser = {
  /** Hash of its random name, which identifies its own submissions. */
  name: string;
  /** True if the code of this number was entered in it; only then are earlier enquiries of the number revealed. */
  hasVerified(mobile: string): boolean;
};
