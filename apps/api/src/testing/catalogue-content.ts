import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../core/files/repository-root.ts';
import { SEEDED_ENTITIES } from '../features/content/catalogue-rows/catalogue-entities.ts';
import {
  checkCatalogue,
  readCatalogueFiles,
} from '../features/content/catalogue-rows/catalogue-files.ts';
import type { EntityRow } from '../features/content/catalogue-rows/entity.ts';
import { createContentFolder } from './create-content-folder.ts';

export const projectContent = path.join(repositoryRoot, 'content');

export function readProjectCatalogue(): Map<string, EntityRow[]> {
  return checkCatalogue(readCatalogueFiles(projectContent));
}

/** Like `createContentFolder`, but with the catalogue of the site instead of invented rows. */
export function createCatalogueFolder(): string {
  const folder = createContentFolder();
  for (const { name } of SEEDED_ENTITIES) {
    copyFileSync(path.join(projectContent, `${name}.json`), path.join(folder, `${name}.json`));
  }
  return folder;
}
