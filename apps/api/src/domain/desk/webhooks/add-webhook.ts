import { randomBytes } from 'node:crypto';
import type { Webhook } from '@tractor-haat/api-client/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { staff } from '../../../database/schema/staff.ts';
import { webhooks } from '../../../database/schema/webhooks.ts';
import { HttpError } from '../../../shared/http-error.ts';
import { encrypt } from '../../../shared/secrets/encrypt.ts';
import { recordAuditEntry } from '../audit/record-audit-entry.ts';
import type { DeskDeps, StaffUser } from '../desk-deps.ts';
import { createNotFoundError } from '../desk-errors.ts';
import { isAllowedReceiver } from './post-message.ts';
import { WEBHOOK_SECRET_PURPOSE } from './send-deliveries.ts';
import { formatSecret } from './sign-webhook.ts';

const SECRET_BYTES = 32;
const MAX_WEBHOOKS = 20;

type Deps = Pick<DeskDeps, 'db' | 'clock' | 'key'> & { allowPrivate: boolean };

/** The receiver gets all leads in its owner's scope. The secret cannot be read later. */
export async function addWebhook(
  { db, clock, key, allowPrivate }: Deps,
  user: StaffUser,
  url: string,
) {
  if (!(await isAllowedReceiver(url, { allowPrivate }))) {
    throw new HttpError(
      'BAD_REQUEST',
      'Leads can only be sent to an HTTPS address on the internet.',
      {
        reason: 'receiver_wrong',
        faults: { url: 'field_wrong' },
      },
    );
  }
  const secret = randomBytes(SECRET_BYTES);
  const at = clock();
  const id = await db.transaction(async (tx) => {
    // The lock prevents parallel requests of the user from exceeding the maximum.
    await tx.select({ id: staff.id }).from(staff).where(eq(staff.id, user.id)).for('update');
    const isActiveWebhook = and(eq(webhooks.staff_id, user.id), eq(webhooks.ended, false));
    const [{ count } = { count: 0 }] = await tx
      .select({ count: sql<number>`count(*)::int` })
      .from(webhooks)
      .where(isActiveWebhook);
    if (count >= MAX_WEBHOOKS) throw new HttpError('CONFLICT', 'There are too many receivers.');
    const [webhook] = await tx
      .insert(webhooks)
      .values({
        staff_id: user.id,
        url,
        secret: encrypt(key, WEBHOOK_SECRET_PURPOSE, secret),
        created_at: at,
      })
      .returning({ id: webhooks.id });
    if (webhook === undefined) throw new Error('a webhook was not written');
    await recordAuditEntry(tx, {
      actorId: user.id,
      action: 'webhook.added',
      object: `webhook/${webhook.id}`,
      after: { host: new URL(url).host },
      at,
    });
    return webhook.id;
  });
  return { id, url, secret: formatSecret(secret) };
}

export async function listWebhooks(db: Database, user: StaffUser): Promise<Webhook[]> {
  const rows = await db
    .select({ webhook: webhooks, owner: staff.name })
    .from(webhooks)
    .innerJoin(staff, eq(staff.id, webhooks.staff_id))
    .where(and(eq(webhooks.ended, false), isOwnedBy(user)))
    .orderBy(desc(webhooks.id));
  return rows.map(({ webhook: { id, url, created_at }, owner }) => ({
    id,
    url,
    owner,
    created_at: created_at.toISOString(),
  }));
}

export function endWebhook(
  { db, clock }: Pick<DeskDeps, 'db' | 'clock'>,
  user: StaffUser,
  id: number,
): Promise<void> {
  return db.transaction(async (tx) => {
    const [ended] = await tx
      .update(webhooks)
      .set({ ended: true })
      .where(and(eq(webhooks.id, id), eq(webhooks.ended, false), isOwnedBy(user)))
      .returning({ url: webhooks.url });
    if (ended === undefined) throw createNotFoundError();
    await recordAuditEntry(tx, {
      actorId: user.id,
      action: 'webhook.ended',
      object: `webhook/${id}`,
      before: { host: new URL(ended.url).host },
      at: clock(),
    });
  });
}

/** The condition is undefined for admins, who see all receivers. */
export const isOwnedBy = (user: StaffUser) =>
  user.role === 'admin' ? undefined : eq(webhooks.staff_id, user.id);
