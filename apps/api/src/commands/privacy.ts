/** `npm run privacy` handles requests of a person to see, download or erase data or to withdraw a consent. */
import type { MyData } from '@tractor-haat/api-client/contract';
import { readCommandConfig } from '../config.ts';
import { StartupError } from '../core/startup-error.ts';
import { runCommand } from './admin/run-command.ts';
import { formatCountsTable, formatDataTable } from './format-data-table.ts';
import { parseOptions, reportFailure } from './parse-options.ts';

const USAGE_TEXT =
  'Usage: npm run privacy -- show|download|erase --mobile <number> [--json]\n' +
  '       npm run privacy -- withdraw --mobile <number> --purpose enquiry|calls|news [--json]';

try {
  const { values, positionals } = parseOptions(
    USAGE_TEXT,
    {
      json: { type: 'boolean', default: false },
      mobile: { type: 'string' },
      purpose: { type: 'string' },
    },
    { maxPositionals: 1 },
  );
  const [action = ''] = positionals;
  const { mobile, purpose, json } = values;
  const isComplete = positionals.length === 1 && mobile !== undefined;
  if (!isComplete || (action === 'withdraw') !== (purpose !== undefined))
    throw new StartupError(USAGE_TEXT);
  const sendCommand = (command: object) =>
    runCommand(readCommandConfig(process.env), 'privacy', { mobile, ...command });
  if (action === 'show' || action === 'download') {
    const data = (await sendCommand({ action: 'show' })) as MyData;
    const isJson = json || action === 'download';
    console.log(isJson ? JSON.stringify(data, null, 2) : formatDataTable(data));
  } else if (action === 'erase') {
    const counts = (await sendCommand({ action })) as Record<string, number>;
    console.log(json ? JSON.stringify(counts) : `Erased.\n${formatCountsTable(counts)}`);
  } else if (action === 'withdraw') {
    const result = (await sendCommand({ action, purpose })) as { withdrawn: number };
    console.log(json ? JSON.stringify(result) : `Withdrawn: ${result.withdrawn}.`);
  } else {
    throw new StartupError(USAGE_TEXT);
  }
} catch (error) {
  reportFailure(error);
}
