import { z } from 'zod';
import { AUDIT_ACTIONS } from '../../desk/desk-rights.ts';
import { defineEndpoints } from '../endpoint.ts';
import { exactText } from '../text.ts';
import { deskList, deskPage } from './desk-response.ts';

export const auditQuery = z.object({
  ...deskPage,
  what: z.enum(AUDIT_ACTIONS).optional(),
  object: exactText().max(200).optional(),
});

export const auditEvent = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  who: z.string(),
  /** One of `AUDIT_ACTIONS`, or an action that a newer release has added. */
  what: z.string(),
  /** Kind and id, such as `lead/12`. */
  object: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});

export const auditResponse = deskList(auditEvent);

export const auditEndpoints = defineEndpoints({
  listAuditEntries: {
    method: 'GET',
    path: '/api/desk/audit',
    summary: 'Lists the audit entries, newest first',
    tag: 'desk',
    query: auditQuery,
    response: auditResponse,
    security: 'staff',
  },
});

export type AuditEvent = z.output<typeof auditEvent>;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
