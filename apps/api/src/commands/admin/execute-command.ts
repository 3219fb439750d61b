import { chmod, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { PGlite } from '@electric-sql/pglite';
import { consentPurpose, invitationBody, myDataOtpBody } from '@tractor-haat/api-client/contract';
import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { z } from 'zod';
import { MODERATION_STATES } from '../../core/database/content-columns.ts';
import type { Database } from '../../core/database/database.ts';
import { systemClock } from '../../core/jobs/clock.ts';
import { StartupError } from '../../core/startup-error.ts';
import { importContent } from '../../features/content/import/import-content.ts';
import {
  listModerationItems,
  moderateItem,
} from '../../features/desk/moderation/moderated-kinds.ts';
import { createInvitation } from '../../features/desk/staff/create-invitation.ts';
import { listLeadsSince } from '../../features/enquiries/forms/list-leads-since.ts';
import { erasePerson, withdraw } from '../../features/people/privacy/erase-person.ts';
import { readMyData } from '../../features/people/privacy/read-my-data.ts';
import { exportCommand, importCommand } from '../import/import-command.ts';
import { placesCommand } from '../import-places/places-command.ts';
import {
  type AdminCommand,
  getAdminSocketPath,
  type ReadKey,
  rejectMissingKey,
} from './admin-command.ts';

const backupRequest = z.object({ file: z.string().min(1) });

const backupCommand: AdminCommand = async (db, input) => {
  const { file } = backupRequest.parse(input);
  const client: unknown = Reflect.get(db, '$client');
  if (!(client instanceof PGlite)) throw new StartupError('This database is not embedded.');
  // The dump contains the data files and the write-ahead log, which a checkpoint shortens.
  await db.execute(sql`checkpoint`);
  const dump = await client.dumpDataDir('gzip');
  await writeFile(file, Buffer.from(await dump.arrayBuffer()), { mode: 0o600 });
  return { bytes: dump.size };
};

const contentRequest = z.object({
  folder: z.string().refine(path.isAbsolute, 'must be a whole path'),
  evenIfOlder: z.boolean().default(false),
});

const contentCommand: AdminCommand = (db, input) => {
  const { folder, evenIfOlder } = contentRequest.parse(input);
  return importContent(db, folder, { evenIfOlder });
};

/** Returns the token alone; the caller, which has the site origin, builds the link. */
export const inviteCommand: AdminCommand = async (db, input) => {
  const { token } = await createInvitation(
    db,
    { ...invitationBody.parse(input), inviterId: null },
    new Date(),
  );
  return { token };
};

const leadsRequest = z.object({ since: z.iso.date().default('2000-01-01') });

export const leadsCommand: AdminCommand = async (db, input) => {
  const { since } = leadsRequest.parse(input);
  return listLeadsSince(db, new Date(`${since}T00:00:00+05:30`));
};

const moderateRequest = z.discriminatedUnion('action', [
  z.object({ action: z.literal('list'), status: z.enum(MODERATION_STATES).default('pending') }),
  z.object({ action: z.enum(['approve', 'reject']), id: z.string() }),
]);

const moderateCommand: AdminCommand = async (db, input) => {
  const command = moderateRequest.parse(input);
  if (command.action === 'list') return listModerationItems(db, command.status);
  return moderateItem(db, command.id, command.action === 'approve' ? 'approved' : 'rejected');
};

const mobile = myDataOtpBody.shape.mobile.pipe(
  z.string().regex(/^[5-9]\d{9}$/, 'is no mobile number of ten digits'),
);

const privacyRequest = z.discriminatedUnion('action', [
  z.object({ action: z.literal('show'), mobile }),
  z.object({ action: z.literal('erase'), mobile }),
  z.object({ action: z.literal('withdraw'), mobile, purpose: consentPurpose }),
]);

const privacyCommand: AdminCommand = async (db, input, readKey = rejectMissingKey) => {
  const command = privacyRequest.parse(input);
  const now = systemClock();
  if (command.action !== 'withdraw') {
    const person = { mobile: command.mobile, key: readKey() };
    if (command.action === 'show') return readMyData(db, person, now);
    return erasePerson(db, person, { by: 'staff', now });
  }
  return { withdrawn: await withdraw(db, command.mobile, command.purpose, now) };
};

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

export type AdminSocket = { close(): Promise<void> };

/** Only the account of this process can open the socket. The caller must hold the lock of the data folder. */
export async function listenForCommands(
  dataDir: string,
  db: Database,
  logger: Logger,
  readKey: ReadKey,
): Promise<AdminSocket> {
  const socket = getAdminSocketPath(dataDir);
  const isFile = !socket.startsWith('\\\\');
  if (isFile) await rm(socket, { force: true });
  const server = http.createServer(async (request, response) => {
    let result: CommandResult;
    try {
      const name = decodeURIComponent((request.url ?? '/').slice(1));
      result = await executeCommand(db, name, await json(request), readKey);
    } catch (err) {
      logger.error({ err }, 'a command failed');
      result = { ok: false, message: 'The API failed; see its log.' };
    }
    response.setHeader('content-type', 'application/json').end(JSON.stringify(result));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(socket, resolve);
  });
  if (isFile) await chmod(socket, 0o600);
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
