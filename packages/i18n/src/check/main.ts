/**
 * `node packages/i18n/src/check/main.ts` fails if a translation is missing, unused, left in English, or differs from
 * another translation of the same English text. `--shrink` removes unnecessary exceptions from split-translations.json.
 */
import fs from 'node:fs';
import path from 'node:path';
import {
  findSplitTranslations,
  type LocalizedText,
  type SplitExceptions,
  shrinkExceptions,
} from './find-split-translations.ts';
import { findTranslationErrors } from './find-translation-errors.ts';
import { readLocalizedTexts } from './read-localized-texts.ts';

const EXCEPTIONS_FILE = path.join(import.meta.dirname, 'split-translations.json');

const appsFolder = path.resolve(import.meta.dirname, '../../../../apps');

/** The package `forms` translates with the namespaces of the app, and `platform` with those of the shell. */
const forms = path.resolve(appsFolder, '../packages/forms');
const platform = path.resolve(appsFolder, '../packages/platform');

const appFolders = fs.readdirSync(appsFolder).map((app) => path.join(appsFolder, app));

const hasForms = (folder: string) =>
  fs.readFileSync(path.join(folder, 'package.json'), 'utf8').includes('@tractor-haat/forms');

const findAppErrors = (folder: string) =>
  findTranslationErrors(
    folder,
    ...(hasForms(folder) ? [forms] : []),
    ...(path.basename(folder) === 'shell' ? [platform] : []),
  ).map((error) => `apps/${path.basename(folder)}: ${error}`);

/** Imports the messages of the API by path, because a dependency of this package on an app would be circular. */
async function readApiTexts(): Promise<LocalizedText[]> {
  const module = await import(path.join(appsFolder, 'api/src/core/messages/translate-message.ts'));
  const messages: LocalizedText['texts'][] = module.listMessages();
  return messages.map((texts) => ({ source: 'API messages', texts }));
}

const texts = [...appFolders.flatMap(readLocalizedTexts), ...(await readApiTexts())];
let exceptions: SplitExceptions = JSON.parse(fs.readFileSync(EXCEPTIONS_FILE, 'utf8'));
if (process.argv.includes('--shrink')) {
  exceptions = shrinkExceptions(texts, exceptions);
  fs.writeFileSync(EXCEPTIONS_FILE, `${JSON.stringify(exceptions, null, 2)}\n`);
}

const errors = [...appFolders.flatMap(findAppErrors), ...findSplitTranslations(texts, exceptions)];
for (const error of errors) console.error(error);
if (errors.length > 0) process.exitCode = 1;
else console.log('Every text is translated into every language, once, and used.');
