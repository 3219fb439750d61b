// Mock of the smoke test, which rejects a version whose server bundle contains "smoulders".
import fs from 'node:fs';
import path from 'node:path';

const readOption = (name) => process.argv[process.argv.indexOf(`--${name}`) + 1] ?? '';
const { name, version } = JSON.parse(fs.readFileSync(readOption('candidate'), 'utf8'));
const bundle = path.join(readOption('store'), 'server', name, version, 'main.cjs');
if (fs.readFileSync(bundle, 'utf8').includes('smoulders')) {
  console.error('/: the page is empty');
  process.exit(1);
}
