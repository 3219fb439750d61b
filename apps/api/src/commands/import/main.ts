import { readCommandConfig } from '../../config.ts';
import { StartupError } from '../../core/startup-error.ts';
import { checkRows, type RowFieldError } from '../../features/content/catalogue-rows/entity.ts';
import { runCommand } from '../admin/run-command.ts';
import { parseOptions, reportFailure } from '../parse-options.ts';
import { type ImportResult, requireEntity } from './import-command.ts';
import { readRows } from './read-rows.ts';

const BAR_WIDTH = 30;

/** Draws on standard error, because standard output contains the result. */
function createProgressBar(label: string, total: number) {
  const { stderr } = process;
  let lastFilled = -1;
  return {
    update(count: number): void {
      if (!stderr.isTTY || total === 0) return;
      const filled = Math.round((count / total) * BAR_WIDTH);
      if (filled === lastFilled) return;
      lastFilled = filled;
      stderr.write(
        `\r${label} [${'#'.repeat(filled)}${' '.repeat(BAR_WIDTH - filled)}] ${count}/${total}`,
      );
    },
    end(): void {
      if (lastFilled >= 0) stderr.write('\n');
    },
  };
}

const MAX_REPORTED_ERRORS = 50;

function formatRowErrors(
  file: string,
  rowErrors: readonly RowFieldError[],
  lines: readonly number[],
): string[] {
  const details = rowErrors.slice(0, MAX_REPORTED_ERRORS).map(({ row, field, reason }) => {
    const column = field === '' ? '' : `, column ${field}`;
    return `  line ${lines[row - 1] ?? '?'}${column}: ${reason}`;
  });
  const remaining = rowErrors.length - details.length;
  return [
    `${file} has ${rowErrors.length} mistakes, so nothing was imported:`,
    ...details,
    ...(remaining > 0 ? [`  and ${remaining} more`] : []),
  ];
}

const USAGE_MESSAGE =
  'Usage: npm run data:import -- <entity> <file.csv|file.json> [--dry-run] [--json]';

try {
  const { values, positionals } = parseOptions(
    USAGE_MESSAGE,
    {
      'dry-run': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
    { maxPositionals: 2 },
  );
  const [name, file] = positionals;
  if (positionals.length !== 2 || file === undefined) throw new StartupError(USAGE_MESSAGE);
  const entity = requireEntity(name);
  const { rows, lines } = readRows(entity, file);
  // Only draws the progress bar: `data:import` checks the rows again, together with their references.
  const progress = createProgressBar('Checking rows', rows.length);
  checkRows({ ...entity, references: [] }, rows, new Map(), progress.update);
  progress.end();
  const request = { entity: entity.name, rows, dryRun: values['dry-run'] };
  const result = (await runCommand(
    readCommandConfig(process.env),
    'data:import',
    request,
  )) as ImportResult;
  if (values.json) {
    const errorLines = result.rowErrors.map(({ row }) => lines[row - 1] ?? null);
    console.log(JSON.stringify({ ...result, lines: errorLines }));
  } else if (result.rowErrors.length > 0) {
    console.error(formatRowErrors(file, result.rowErrors, lines).join('\n'));
  } else {
    const verb = result.written ? 'Imported' : 'Would import';
    console.log(
      `${verb} ${rows.length} rows of ${entity.name}: ${result.added} new, ${result.changed} known.`,
    );
  }
  if (result.rowErrors.length > 0) process.exitCode = 1;
} catch (error) {
  reportFailure(error);
}
