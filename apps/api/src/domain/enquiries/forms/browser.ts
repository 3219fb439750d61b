export type Browser = {
  /** Hash of the random name in the browser's cookie. It identifies the submissions of the browser. */
  name: string;
  /**
   * True if the code of the number was entered in this browser. Other browsers must not see the earlier enquiries of
   * the number.
   */
  hasVerified(mobile: string): boolean;
};
