/** `node packages/i18n/src/check/main.ts`: fails on words that are missing, unused or left in English. */
import fs from 'node:fs';
import path from 'node:path';
import { faultsOfApp } from './faults-of-app.ts';

const apps = path.resolve(import.meta.dirname, '../../../../apps');

/** What apps with forms say through the package of forms. */
const forms = path.resolve(apps, '../packages/forms');

const hasForms = (folder: string) =>
  fs.readFileSync(path.join(folder, 'package.json'), 'utf8').includes('@tractor-haat/forms');

const faults = fs
  .readdirSync(apps)
  .map((app) => path.join(apps, app))
  .flatMap((folder) =>
    faultsOfApp(folder, ...(hasForms(folder) ? [forms] : [])).map(
      (fault) => `apps/${path.basename(folder)}: ${fault}`,
    ),
  );

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log('Every text is translated into every language, and used.');
