import { readCommandConfig } from '../../config.ts';
import { checkRows } from '../../domain/catalogue/catalogue-data/check-rows.ts';
import { StartupError } from '../../shared/startup-error.ts';
import { runCommand } from '../admin/run-command.ts';
import { parseOptions, reportFailure } from '../parse-options.ts';
import { createProgressBar } from './create-progress-bar.ts';
import { formatRowErrors } from './format-row-errors.ts';
import { type ImportResult, requireEntity } from './import-command.ts';
import { readRows } from './read-rows.ts';

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
