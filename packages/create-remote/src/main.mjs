#!/usr/bin/env node
// `npm create @tractor-haat/remote loans` creates a repository for the remote `loans` in a folder of that name.
import fs from 'node:fs';
import path from 'node:path';
import { createRemote, validateRemoteName } from './create-remote.mjs';

const [name, ...surplus] = process.argv.slice(2);

function validateArguments() {
  if (!name || surplus.length > 0) return 'Name one remote: npm create @tractor-haat/remote loans';
  const nameError = validateRemoteName(name);
  if (nameError) return nameError;
  return fs.existsSync(name) ? `The folder ${name} exists already.` : null;
}

const error = validateArguments();
if (error) {
  console.error(error);
  process.exitCode = 1;
} else {
  // `npm run pack:kit` writes this file with the versions of the kit and the contract number.
  const values = JSON.parse(fs.readFileSync(new URL('values.json', import.meta.url), 'utf8'));
  for (const file of createRemote(path.resolve(name), { name, kind: 'own', values }))
    console.log(`  ${name}/${file}`);
  console.log(`
Its page is /${name}. Next:
  cd ${name}
  npm install
  npm run check && npm test && npm run build
README.md says how it gets to visitors.`);
}
