export type Browser = {
  /** Hash of the browser's random name, which identifies its submissions. */
  name: string;
  /**
   * True if the code of the number was entered in this browser. Other browsers must not see the earlier enquiries of
   * the number.
   */
  hasVerified(mobile: string): boolean;
};
