import { backupCommand } from '../backup/command.ts';
import { inviteCommand } from '../desk-invite/command.ts';
import { exportCommand, importCommand } from '../import/command.ts';
import { placesCommand } from '../import-places/command.ts';
import { leadsCommand } from '../leads/command.ts';
import { moderateCommand } from '../moderation/command.ts';
import { privacyCommand } from '../privacy/command.ts';
import { contentCommand } from '../seed/command.ts';
import type { AdminCommand } from './command.ts';

/** All commands of the admin socket, by name. */
export const adminCommands: Readonly<Record<string, AdminCommand>> = {
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
