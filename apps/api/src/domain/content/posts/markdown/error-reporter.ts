/** Collects mistakes in a text, by line (from 1). */
export type ErrorReporter = (line: number, reason: string) => void;
