/** `node packages/i18n/src/check/main.ts`: fails on words that are missing, unused or left in English. */
import fs from 'node:fs';
import path from 'node:path';
import { faultsOfTexts } from './faults-of-texts.ts';
import { faultsOfUse, readUse } from './faults-of-use.ts';
import { readNamespaces } from './messages.ts';

const apps = path.resolve(import.meta.dirname, '../../../../apps');

/** What apps with forms say through the package of forms. */
const forms = path.resolve(apps, '../packages/forms');

const hasForms = (folder: string) =>
  fs.readFileSync(path.join(folder, 'package.json'), 'utf8').includes('@tractor-haat/forms');

const faults = fs
  .readdirSync(apps)
  .map((app) => path.join(apps, app))
  .flatMap((folder) => {
    const namespaces = readNamespaces(folder);
    if (namespaces.length === 0) return [];
    const app = path.basename(folder);
    return [
      ...namespaces.flatMap((one) => faultsOfTexts(one).map((fault) => `${one.name}: ${fault}`)),
      ...faultsOfUse(namespaces, readUse(folder, ...(hasForms(folder) ? [forms] : []))),
    ].map((fault) => `apps/${app}: ${fault}`);
  });

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log('Every text is translated into every language, and used.');
