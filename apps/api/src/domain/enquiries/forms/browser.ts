export type Browser = {
  /** Hash of the browser's random name, which identifies its submissions. */
  name: string;
  /** True if the number's code was entered in this browser. Only such a browser sees the number's earlier enquiries. */
  hasVerified(mobile: string): boolean;
};
