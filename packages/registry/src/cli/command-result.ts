/** Result of a command: text for people and JSON for programs. */
export interface CommandResult {
  text: string;
  data: unknown;
  /** True if the command changed nothing. */
  isUnchanged?: boolean;
}

export const formatKilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
