import { z } from 'zod';
import { AUDITED } from '../../desk/names.ts';
import { exactText } from '../text.ts';
import { deskList, deskPage } from './answer.ts';

/** GET /api/desk/audit */
export const auditQuery = z.object({
  ...deskPage,
  what: z.enum(AUDITED).optional(),
  object: exactText().max(200).optional(),
});

export const auditEvent = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  who: z.string(),
  /** One of `AUDITED`, or a name written by a newer release. */
  what: z.string(),
  /** Kind and id, such as `lead/12`. */
  object: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});

export const auditAnswer = deskList(auditEvent);

export type AuditEvent = z.output<typeof auditEvent>;
export type AuditAction = (typeof AUDITED)[number];
