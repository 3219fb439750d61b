import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { SEEDED_ENTITIES } from '../domain/catalogue/catalogue-data/catalogue-entities.ts';
import {
  checkCatalogue,
  readCatalogueFiles,
} from '../domain/catalogue/catalogue-data/catalogue-files.ts';
import type { EntityRow } from '../domain/catalogue/catalogue-data/entity.ts';
import { repositoryRoot } from '../shared/repository-root.ts';
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
