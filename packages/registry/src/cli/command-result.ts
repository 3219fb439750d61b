/** Result of a command: text for people and JSON for programs. */
export interface CommandResult {
  text: string;
  data: unknown;
  /** Set by a command that had nothing to change. */
  isUnchanged?: boolean;
}

export const formatKilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
