/** Result of a command: text for people and JSON for programs. */
export interface Answer {
  text: string;
  data: unknown;
  /** Set by a command that had nothing to change. */
  didNothing?: boolean;
}

export const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
