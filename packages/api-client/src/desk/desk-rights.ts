/** Names shared by the desk's pages and the API. Contains no schemas, so that zod stays out of the browser bundle. */

export const STAFF_ROLES = ['sales', 'moderator', 'editor', 'dealer', 'admin'] as const;

export type StaffRole = (typeof STAFF_ROLES)[number];

/** Rights of the desk; each tab requires one. */
export type DeskRight =
  | 'leads'
  | 'figures'
  | 'moderation'
  | 'content'
  | 'webhooks'
  | 'staff'
  | 'audit'
  | 'releases';

/** Rights by role; dealers see only leads of their own brands and districts. */
export const DESK_RIGHTS: Readonly<Record<StaffRole, readonly DeskRight[]>> = {
  sales: ['leads', 'figures'],
  moderator: ['moderation'],
  editor: ['content'],
  dealer: ['leads', 'webhooks'],
  admin: ['leads', 'figures', 'moderation', 'content', 'webhooks', 'staff', 'audit', 'releases'],
};

/**
 * Names of audit events. They are stored permanently: names are added, never renamed. Rows before
 * 2026-11-26 use `role.changed` for invitations, passkeys and ended sessions, `leads.exported` for
 * webhooks and `lead.changed` for assignments; their `object` tells them apart.
 */
export const AUDIT_ACTIONS = [
  'assignment.added',
  'assignment.deleted',
  'content.changed',
  'invitation.created',
  'invitation.revoked',
  'lead.opened',
  'lead.changed',
  'leads.exported',
  'moderation.decided',
  'passkey.added',
  'passkey.deleted',
  'role.changed',
  'session.started',
  'sessions.ended',
  'webhook.added',
  'webhook.ended',
  'webhook.resent',
] as const;

export const LEAD_STATUSES = ['new', 'called', 'interested', 'won', 'lost'] as const;

export const MODERATION_KINDS = [
  'listing',
  'review',
  'comment',
  'question',
  'answer',
  'report',
] as const;

/** Moderator decisions; `ask` requests a change and a new submission. */
export const MODERATION_DECISIONS = ['approve', 'refuse', 'ask'] as const;

/** Delivery states of a webhook message; `dead` after 24 hours of retries. */
export const DELIVERY_STATES = ['pending', 'delivered', 'dead'] as const;

/** Upper bounds of the waiting time until the first call; `none`: not called yet. */
export const FIRST_CALL_DELAYS = [
  '15_minutes',
  '1_hour',
  '4_hours',
  '1_day',
  'longer',
  'none',
] as const;

/** Actions on live releases: rollback, and control of a canary. */
export const RELEASE_ACTIONS = ['roll-back', 'hold', 'go-on', 'take-back'] as const;

export const CONTENT_KINDS = [
  'tractors',
  'implements',
  'tyres',
  'dealers',
  'lenders',
  'road-charges',
  'posts',
  'videos',
  'subsidies',
  'names',
] as const;

/** Reasons that are translated into every language; keys 1 to 9 select one. */
export const MODERATION_REASONS = [
  'photo_unclear',
  'price_odd',
  'details_missing',
  'duplicate',
  'wrong_place',
  'contact_inside',
  'rude',
  'advertising',
  'untrue',
] as const;
