/** `npm run content:import -- [folder] [--even-if-older] [--json]`: posts, places and all other content. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readCommandConfig } from '../../config.ts';
import type { ImportedContent } from '../../domain/content/seed/import-content.ts';
import { StartupError } from '../../shared/startup-error.ts';
import { runCommand } from '../admin/run-command.ts';

const RESULT_MESSAGES = {
  written: 'The content was written.',
  unchanged: 'The content is unchanged.',
  older:
    'The database has newer content, so nothing was written; --even-if-older writes the older content.',
} as const;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'even-if-older': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const config = readCommandConfig(process.env);
  const [argument] = positionals;
  const folder = argument === undefined ? config.contentDir : path.resolve(argument);
  const input = { folder, evenIfOlder: values['even-if-older'] };
  const result = (await runCommand(config, 'content', input)) as ImportedContent;
  console.log(values.json ? JSON.stringify(result) : RESULT_MESSAGES[result.content]);
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
}
