import { StartProblem } from '../start-problem.ts';

/** An error in one row; rows count from 1. Text files have `line` instead. */
export type RowProblem = {
  file: string;
  row: number;
  name: string;
  reason: string;
  line?: number;
};

const SHOWN = 20;

/** The content is invalid and nothing was written. The message lists every mistake. */
export class ContentProblem extends StartProblem {
  readonly problems: readonly RowProblem[];

  constructor(problems: readonly RowProblem[]) {
    const lines = problems
      .slice(0, SHOWN)
      .map(({ file, row, name, reason, line }) =>
        line === undefined
          ? `  ${file}, row ${row} (${name}): ${reason}`
          : `  ${file}, line ${line}: ${reason}`,
      );
    if (problems.length > SHOWN) lines.push(`  and ${problems.length - SHOWN} more`);
    super(`The content has mistakes, so none of it was written:\n${lines.join('\n')}`);
    this.problems = problems;
  }
}
