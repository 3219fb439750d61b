import { createHash } from 'node:crypto';
import { z } from 'zod';
import { StartupError } from '../../core/startup-error.ts';
import {
  deletePlacesImport,
  importPlaces,
  listPlaces,
} from '../../features/catalogue/places/seed-places.ts';
import type { AdminCommand } from '../admin/admin-command.ts';
import { mergeLgd, readLgdRows } from './merge-lgd.ts';

const requestSchema = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('import-lgd'),
    file: z.string(),
    text: z.string(),
    dry_run: z.boolean(),
  }),
  z.object({ action: z.literal('built-in') }),
]);

export type PlacesImportResult = {
  written: boolean;
  districts: number;
  tehsils: number;
  new_districts: string[];
  removed_districts: string[];
};

/** With `built-in`, the next start of the API restores the places of content/. */
export const placesCommand: AdminCommand = async (
  db,
  input,
): Promise<PlacesImportResult | null> => {
  const command = requestSchema.parse(input);
  if (command.action === 'built-in') {
    await deletePlacesImport(db);
    return null;
  }
  const current = await listPlaces(db);
  if (current.states.length === 0) {
    throw new StartupError('The database has no states yet: start the API once, then import.');
  }
  const rows = readLgdRows(command.text, command.file);
  const { places, newDistricts, removedDistricts } = mergeLgd(current, rows, command.file);
  const digest = createHash('sha256').update(command.text).digest('hex');
  if (!command.dry_run) await importPlaces(db, places, digest);
  return {
    written: !command.dry_run,
    districts: places.districts.length,
    tehsils: places.tehsils.length,
    new_districts: newDistricts,
    removed_districts: removedDistricts,
  };
};
