/** `node packages/i18n/src/check/main.ts`: fails on translations that are missing, unused or left in English. */
import fs from 'node:fs';
import path from 'node:path';
import { findAppProblems } from './find-app-problems.ts';

const apps = path.resolve(import.meta.dirname, '../../../../apps');

/** Apps with forms use translations through packages/forms, the shell also through packages/platform. */
const forms = path.resolve(apps, '../packages/forms');
const platform = path.resolve(apps, '../packages/platform');

const hasForms = (folder: string) =>
  fs.readFileSync(path.join(folder, 'package.json'), 'utf8').includes('@tractor-haat/forms');

const problems = fs
  .readdirSync(apps)
  .map((app) => path.join(apps, app))
  .flatMap((folder) =>
    findAppProblems(
      folder,
      ...(hasForms(folder) ? [forms] : []),
      ...(path.basename(folder) === 'shell' ? [platform] : []),
    ).map((problem) => `apps/${path.basename(folder)}: ${problem}`),
  );

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log('Every text is translated into every language, and used.');
