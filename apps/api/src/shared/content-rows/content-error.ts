import { StartupError } from '../startup-error.ts';

/** `row` counts from 1. Errors of text files have a `line` instead. */
export type RowError = {
  file: string;
  row: number;
  name: string;
  reason: string;
  line?: number;
};

const MAX_LISTED_ERRORS = 20;

/** None of the content is written if one row is invalid. */
export class ContentError extends StartupError {
  readonly rowErrors: readonly RowError[];

  constructor(rowErrors: readonly RowError[]) {
    const lines = rowErrors
      .slice(0, MAX_LISTED_ERRORS)
      .map(({ file, row, name, reason, line }) =>
        line === undefined
          ? `  ${file}, row ${row} (${name}): ${reason}`
          : `  ${file}, line ${line}: ${reason}`,
      );
    if (rowErrors.length > MAX_LISTED_ERRORS)
      lines.push(`  and ${rowErrors.length - MAX_LISTED_ERRORS} more`);
    super(`The content has mistakes, so none of it was written:\n${lines.join('\n')}`);
    this.rowErrors = rowErrors;
  }
}
