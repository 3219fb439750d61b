// `node tools/contract.mjs [--accept]` fails when the shared types break compatibility without a new contract number.
import './run/node-version.mjs';
import fs from 'node:fs';
import path from 'node:path';
import { checkCompatibility, createRecord } from './contract/check-compatibility.mjs';
import { emitDeclarations } from './contract/emit-declarations.mjs';
import { findBrokenMembers } from './contract/find-broken-members.mjs';
import { root } from './run/paths.mjs';
import { fail } from './run/plain-failure.mjs';

const file = path.join(root, 'packages', 'platform', 'contract.json');

async function main() {
  const shell = JSON.parse(fs.readFileSync(path.join(root, 'apps', 'shell', 'shell.json'), 'utf8'));
  const now = createRecord(shell.contract, await emitDeclarations());
  const record = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : null;
  const broken = record ? await findBrokenMembers(record.types, now.types) : [];
  const { ok, mayAccept, message } = checkCompatibility(record, now, broken);
  if (process.argv.includes('--accept') && mayAccept) {
    fs.writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`);
    console.log(`Contract ${now.contract} is recorded in packages/platform/contract.json.`);
    return;
  }
  console.log(message);
  process.exitCode = ok ? 0 : 1;
}

main().catch(fail);
