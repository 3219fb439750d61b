import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { SEEDED_ENTITIES } from '../domain/catalogue/catalogue-data/catalogue-entities.ts';
import {
  checkCatalogue,
  readCatalogueFiles,
} from '../domain/catalogue/catalogue-data/catalogue-files.ts';
import type { EntityRow } from '../domain/catalogue/catalogue-data/entity.ts';
import { repositoryRoot } from '../shared/repository-root.ts';
import { contentFolder } from './content.ts';

/** The content of the site. */
export const projectContent = path.join(repositoryRoot, 'content');

/** The project's own rows of the catalogue, by the names of their files. */
export function projectCatalogue(): Map<string, EntityRow[]> {
  return checkCatalogue(readCatalogueFiles(projectContent));
}

/** The content of the tests, with the project's own catalogue beside it. */
export function catalogueFolder(): string {
  const folder = contentFolder();
  for (const { name } of SEEDED_ENTITIES) {
    copyFileSync(path.join(projectContent, `${name}.json`), path.join(folder, `${name}.json`));
  }
  return folder;
}
