import path from 'node:path';
import { readCommandConfig } from '../config.ts';
import type { ImportedContent } from '../features/content/import/import-content.ts';
import { runCommand } from './admin/run-command.ts';
import { parseOptions, reportFailure } from './parse-options.ts';

const RESULT_MESSAGES = {
  written: 'The content was written.',
  unchanged: 'The content is unchanged.',
  older:
    'The database has newer content, so nothing was written; --even-if-older writes the older content.',
} as const;

try {
  const { values, positionals } = parseOptions(
    'Usage: npm run content:import -- [folder] [--even-if-older] [--json]',
    {
      'even-if-older': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
    { maxPositionals: 1 },
  );
  const config = readCommandConfig(process.env);
  const [argument] = positionals;
  const folder = argument === undefined ? config.contentDir : path.resolve(argument);
  const input = { folder, evenIfOlder: values['even-if-older'] };
  const result = (await runCommand(config, 'content', input)) as ImportedContent;
  console.log(values.json ? JSON.stringify(result) : RESULT_MESSAGES[result.content]);
} catch (error) {
  reportFailure(error);
}
