/** What a command has to say: a text for people and one JSON document for machines. */
export interface Answer {
  text: string;
  data: unknown;
  /** Set by a command that was to change something and found nothing to do. */
  didNothing?: boolean;
}

export const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
