/** The browser that sends something, as far as its signed cookies say. */
export type Browser = {
  /** Hash of its random name: what it sent before is its own. */
  name: string;
  /** Whether the code of this number was typed in it; only then is it told what the number did before. */
  hasProven(mobile: string): boolean;
};
