import { readCommandConfig } from '../config.ts';
import { writeSpreadsheetCsv } from '../core/files/read-csv.ts';
import { LEAD_COLUMNS, type Lead } from '../features/enquiries/forms/list-leads-since.ts';
import { runCommand } from './admin/run-command.ts';
import { parseOptions, reportFailure } from './parse-options.ts';

try {
  const { values } = parseOptions('Usage: npm run leads:export -- [--since YYYY-MM-DD] [--json]', {
    since: { type: 'string' },
    json: { type: 'boolean', default: false },
  });
  const { since, json } = values;
  const input = since === undefined ? {} : { since };
  const leads = (await runCommand(readCommandConfig(process.env), 'leads', input)) as Lead[];
  const rows = leads.map((lead) => LEAD_COLUMNS.map((name) => lead[name]));
  process.stdout.write(
    json ? `${JSON.stringify({ leads }, null, 2)}\n` : writeSpreadsheetCsv([LEAD_COLUMNS, ...rows]),
  );
} catch (error) {
  reportFailure(error);
}
