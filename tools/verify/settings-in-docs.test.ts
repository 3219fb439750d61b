import fs from 'node:fs';
import path from 'node:path';
import { apiSettings } from '../../apps/api/src/settings/api-settings.ts';
import { registrySettings } from '../../apps/registry/src/registry-settings.ts';
import { siteSettings } from '../../apps/site-server/src/site-settings.ts';
import { settingsHelp } from '../../packages/server-kit/src/settings/settings-help.ts';

const docs = fs.readFileSync(path.resolve(import.meta.dirname, '../../docs/operations.md'), 'utf8');

// Regenerate with: node <program> --help
test.each([
  ['node apps/site-server/src/main.ts', siteSettings],
  ['node apps/api/src/main.ts', apiSettings],
  ['node apps/registry/src/main.ts', registrySettings],
])('docs/operations.md shows the output of `%s --help`', (program, settings) => {
  expect(docs).toContain(`\`\`\`text\n${settingsHelp(program, settings)}\n\`\`\``);
});
