/** Result of a command: `text` for people, and `data` for programs that pass `--json`. */
export interface CommandResult {
  text: string;
  data: unknown;
  /** Makes the exit code 4, which means that there was nothing to do. */
  isUnchanged?: boolean;
}

export const formatKilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
