import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readCommandConfig } from '../../config.ts';
import { StartupError } from '../../core/startup-error.ts';
import { runCommand } from '../admin/run-command.ts';
import { parseOptions, reportFailure } from '../parse-options.ts';
import type { PlacesImportResult } from './places-command.ts';

const USAGE_MESSAGE = `Usage: import-lgd.ts <sub-districts.csv> [--dry-run] [--json]
       import-lgd.ts --built-in    (the next start brings back the places of content/)`;

try {
  const { values, positionals } = parseOptions(
    USAGE_MESSAGE,
    {
      'dry-run': { type: 'boolean', default: false },
      'built-in': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
    { maxPositionals: 1 },
  );
  const config = readCommandConfig(process.env);
  const [file] = positionals;
  if (values['built-in'] && positionals.length === 0) {
    await runCommand(config, 'places', { action: 'built-in' });
    console.log(
      values.json ? 'null' : 'The places of content/ come back when the API starts next.',
    );
  } else if (file !== undefined && positionals.length === 1 && !values['built-in']) {
    const input = { action: 'import-lgd', file: path.basename(file), dry_run: values['dry-run'] };
    const result = await runCommand(config, 'places', { ...input, text: readText(file) });
    console.log(
      values.json ? JSON.stringify(result) : describeChanges(result as PlacesImportResult),
    );
  } else {
    throw new StartupError(USAGE_MESSAGE);
  }
} catch (error) {
  reportFailure(error);
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new StartupError(`The file ${file} cannot be read.`, { cause });
  }
}

function describeChanges({ written, districts, tehsils, ...changes }: PlacesImportResult): string {
  const formatList = (title: string, names: readonly string[]) =>
    names.length === 0 ? [] : [`${title}: ${names.join(', ')}`];
  return [
    `${districts} districts and ${tehsils} tehsils ${written ? 'written' : 'are in order; nothing was written'}.`,
    ...formatList('New districts', changes.new_districts),
    ...formatList('Not in the file, so removed with their towns', changes.removed_districts),
  ].join('\n');
}
