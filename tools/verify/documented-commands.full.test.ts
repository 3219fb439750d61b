import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { newcomerIn } from './testing/newcomer.ts';

const root = path.resolve(import.meta.dirname, '../..');
const data = fs.mkdtempSync(path.join(os.tmpdir(), 'documented-commands-'));
afterAll(() => fs.rmSync(data, { recursive: true, force: true }));

/** Commands of the documents that end by themselves and change nothing outside DATA_DIR. */
test.each([
  ['npm run doctor', /✓ Node/],
  ['npm run mfe -- status --json', /"env": ?"production"/],
  ['npm run mfe -- log --verify', /The log holds/],
  ['npm run content:version', /The content is (?:still|now) number \d+/],
  [`npm run pack:kit -- --to ${data}/packs`, /create-remote-\d+\.\d+\.\d+\.tgz/],
  ['node tools/contract.mjs', /is served/],
])('%s ends with success', async (command, result) => {
  expect(await newcomerIn(root, { DATA_DIR: data }).run(command)).toMatch(result);
});
