/** Collects mistakes in a text, by line (from 1). */
export type Mistakes = (line: number, reason: string) => void;
