import { readCommandConfig } from '../../config.ts';
import { writeCsv } from '../../core/files/read-csv.ts';
import { StartupError } from '../../core/startup-error.ts';
import type { EntityRow } from '../../features/content/catalogue-rows/entity.ts';
import { runCommand } from '../admin/run-command.ts';
import { parseOptions, reportFailure } from '../parse-options.ts';
import { requireEntity } from './import-command.ts';
import { toCells } from './read-rows.ts';

const USAGE_MESSAGE = 'Usage: npm run data:export -- <entity> [--format json|csv] > file';

try {
  const { values, positionals } = parseOptions(
    USAGE_MESSAGE,
    { format: { type: 'string', default: 'json' }, json: { type: 'boolean' } },
    { maxPositionals: 1 },
  );
  const [name] = positionals;
  const isSupported = values.format === 'json' || values.format === 'csv';
  if (positionals.length !== 1 || !isSupported) throw new StartupError(USAGE_MESSAGE);
  const entity = requireEntity(name).name;
  const rows = (await runCommand(readCommandConfig(process.env), 'data:export', {
    entity,
  })) as EntityRow[];
  if (values.format === 'json') {
    console.log(JSON.stringify(rows, null, 2));
  } else {
    const { columns, cells } = toCells(rows);
    process.stdout.write(writeCsv([columns, ...cells]));
  }
} catch (error) {
  reportFailure(error);
}
