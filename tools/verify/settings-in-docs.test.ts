import fs from 'node:fs';
import path from 'node:path';
import { apiSettings } from '../../apps/api/src/api-settings.ts';
import { registrySettings } from '../../apps/registry/src/registry-settings.ts';
import { siteSettings } from '../../apps/site-server/src/site-settings.ts';
import { MFE_USAGE } from '../../packages/registry/src/commands/run-mfe.ts';
import { formatSettingsHelp } from '../../packages/server-kit/src/settings/format-settings-help.ts';

const readDoc = (name: string) =>
  fs.readFileSync(path.resolve(import.meta.dirname, '../../docs', name), 'utf8');

// Regenerate with: node <program> --help
test.each([
  ['node apps/site-server/src/main.ts', siteSettings],
  ['node apps/api/src/main.ts', apiSettings],
  ['node apps/registry/src/main.ts', registrySettings],
])('docs/operations.md shows the output of `%s --help`', (program, settings) => {
  expect(readDoc('operations.md')).toContain(
    `\`\`\`text\n${formatSettingsHelp(program, settings)}\n\`\`\``,
  );
});

test('docs/delivery.md shows the usage of mfe', () => {
  expect(readDoc('delivery.md')).toContain(`\`\`\`text\n${MFE_USAGE}\n\`\`\``);
});
