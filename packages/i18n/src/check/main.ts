/** `node packages/i18n/src/check/main.ts`: fails on translations that are missing, unused or left in English. */
import fs from 'node:fs';
import path from 'node:path';
import { findTranslationErrors } from './find-translation-errors.ts';

const apps = path.resolve(import.meta.dirname, '../../../../apps');

/** Apps with forms use translations through packages/forms, the shell also through packages/platform. */
const forms = path.resolve(apps, '../packages/forms');
const platform = path.resolve(apps, '../packages/platform');

const hasForms = (folder: string) =>
  fs.readFileSync(path.join(folder, 'package.json'), 'utf8').includes('@tractor-haat/forms');

const errors = fs
  .readdirSync(apps)
  .map((app) => path.join(apps, app))
  .flatMap((folder) =>
    findTranslationErrors(
      folder,
      ...(hasForms(folder) ? [forms] : []),
      ...(path.basename(folder) === 'shell' ? [platform] : []),
    ).map((error) => `apps/${path.basename(folder)}: ${error}`),
  );

for (const error of errors) console.error(error);
if (errors.length > 0) process.exitCode = 1;
else console.log('Every text is translated into every language, and used.');
