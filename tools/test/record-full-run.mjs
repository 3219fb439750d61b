import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../run/paths.mjs';
import { runCommand } from '../run/run-command.mjs';

/** Formats docs/reports/test-full.md. */
export const formatFullRecord = ({ commit, at, machine, steps, closing }) =>
  [
    '# Last full test run',
    '',
    `\`npm run test:full\` on ${at} at commit ${commit}, ${machine}: **${closing}**`,
    '',
    '| step | result | time | tests |',
    '| --- | --- | --- | --- |',
    ...steps.map(({ name, result, time, note }) => `| ${name} | ${result} | ${time} | ${note} |`),
    '',
  ].join('\n');

export async function recordFullRun(steps, closing) {
  const { stdout } = await runCommand('git', ['rev-parse', '--short=12', 'HEAD']);
  const memoryGb = Math.round(os.totalmem() / 1024 ** 3);
  const machine = `${os.cpus().length} cores, ${memoryGb} GB, ${process.platform} ${process.arch}`;
  const at = new Date().toISOString().slice(0, 16).replace('T', ' ');
  const commit = stdout.trim() || 'unknown';
  const page = formatFullRecord({ commit, at: `${at} UTC`, machine, steps, closing });
  fs.writeFileSync(path.join(root, 'docs', 'reports', 'test-full.md'), page);
}
