import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { StartupError } from '../../shared/startup-error.ts';
import { backupCommand } from '../backup/backup-command.ts';
import { inviteCommand } from '../desk-invite/invite-command.ts';
import { exportCommand, importCommand } from '../import/import-command.ts';
import { placesCommand } from '../import-places/places-command.ts';
import { leadsCommand } from '../leads/leads-command.ts';
import { moderateCommand } from '../moderation/moderate-command.ts';
import { privacyCommand } from '../privacy/privacy-command.ts';
import { contentCommand } from '../seed/content-command.ts';
import { type AdminCommand, type ReadKey, rejectMissingKey } from './admin-command.ts';

const adminCommands: Readonly<Record<string, AdminCommand>> = {
  'backup:database': backupCommand,
  content: contentCommand,
  'data:export': exportCommand,
  'data:import': importCommand,
  'desk:invite': inviteCommand,
  leads: leadsCommand,
  moderate: moderateCommand,
  places: placesCommand,
  privacy: privacyCommand,
};

export type CommandResult = { ok: true; value: unknown } | { ok: false; message: string };

/** Returns the errors that the operator can fix, such as an invalid `input`, and throws all others. */
export async function executeCommand(
  db: Database,
  name: string,
  input: unknown,
  readKey: ReadKey = rejectMissingKey,
): Promise<CommandResult> {
  const command = Object.hasOwn(adminCommands, name) ? adminCommands[name] : undefined;
  if (command === undefined) return { ok: false, message: `There is no command "${name}".` };
  try {
    return { ok: true, value: await command(db, input, readKey) };
  } catch (error) {
    if (error instanceof StartupError) return { ok: false, message: error.message };
    if (error instanceof z.ZodError) return { ok: false, message: z.prettifyError(error) };
    throw error;
  }
}
