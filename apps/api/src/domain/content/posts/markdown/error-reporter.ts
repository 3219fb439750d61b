/** `line` counts from 1. */
export type ErrorReporter = (line: number, reason: string) => void;
