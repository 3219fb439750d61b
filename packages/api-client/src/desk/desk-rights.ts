/** Constants of the staff pages and the API. They are separate from the schemas, so that browsers do not load zod. */

export const STAFF_ROLES = ['sales', 'moderator', 'editor', 'dealer', 'admin'] as const;

export type StaffRole = (typeof STAFF_ROLES)[number];

/** Each tab of the staff pages requires one right. */
export type DeskRight =
  | 'leads'
  | 'figures'
  | 'moderation'
  | 'content'
  | 'webhooks'
  | 'staff'
  | 'audit'
  | 'releases';

/** Rights by role. Dealers see only the leads of their brands and districts. */
export const DESK_RIGHTS: Readonly<Record<StaffRole, readonly DeskRight[]>> = {
  sales: ['leads', 'figures'],
  moderator: ['moderation'],
  editor: ['content'],
  dealer: ['leads', 'webhooks'],
  admin: ['leads', 'figures', 'moderation', 'content', 'webhooks', 'staff', 'audit', 'releases'],
};

/**
 * Actions in the audit log. Rows are stored permanently, so an action must not be renamed. In rows before 2026-11-26,
 * `role.changed`, `leads.exported` and `lead.changed` include other actions, which `object` distinguishes.
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

/** `ask` requests a change of the author, who then submits again. */
export const MODERATION_DECISIONS = ['approve', 'refuse', 'ask'] as const;

/** States of a webhook message. A message is `dead` after 24 hours of failed retries. */
export const DELIVERY_STATES = ['pending', 'delivered', 'dead'] as const;

/** Upper bounds of the time from a lead to its first call. `none` counts leads without a call. */
export const FIRST_CALL_DELAYS = [
  '15_minutes',
  '1_hour',
  '4_hours',
  '1_day',
  'longer',
  'none',
] as const;

/** `roll-back` changes the live version. `hold`, `go-on` and `take-back` pause, resume and cancel a canary. */
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

/** Translated reasons that a moderator can select with the keys 1 to 9, in this order. */
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
