/** Names that the desk's pages and its API share; no schema stands here, so that the browser gets none. */

/** What a member of staff may be. */
export const STAFF_ROLES = ['sales', 'moderator', 'editor', 'dealer', 'admin'] as const;

export type StaffRole = (typeof STAFF_ROLES)[number];

/** What one may be allowed to do in the desk; each tab asks for one of them. */
export type DeskRight =
  | 'leads'
  | 'figures'
  | 'moderation'
  | 'content'
  | 'webhooks'
  | 'staff'
  | 'audit'
  | 'releases';

/** What each role may do; dealers see leads of their own brands and districts alone. */
export const DESK_RIGHTS: Readonly<Record<StaffRole, readonly DeskRight[]>> = {
  sales: ['leads', 'figures'],
  moderator: ['moderation'],
  editor: ['content'],
  dealer: ['leads', 'webhooks'],
  admin: ['leads', 'figures', 'moderation', 'content', 'webhooks', 'staff', 'audit', 'releases'],
};

/**
 * Names of audit events, which are stored for ever: a name is added, never renamed. Rows written before 2026-11-26 have
 * `role.changed` for invitations, passkeys and ended sessions, `leads.exported` for webhooks and `lead.changed` for
 * assignments; their `object` says which.
 */
export const AUDITED = [
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

/** How far a lead is. */
export const LEAD_STATUSES = ['new', 'called', 'interested', 'won', 'lost'] as const;

export const MODERATION_KINDS = [
  'listing',
  'review',
  'comment',
  'question',
  'answer',
  'report',
] as const;

/** What a moderator may say; `ask` wants it changed and sent again. */
export const DECISIONS = ['approve', 'refuse', 'ask'] as const;

/** What became of a message to a receiver; `dead` after 24 hours of tries. */
export const DELIVERY_STATES = ['pending', 'delivered', 'dead'] as const;

/** How long a lead waited for its first call, at most; `none` waits still. */
export const FIRST_CALL_WAITS = [
  '15_minutes',
  '1_hour',
  '4_hours',
  '1_day',
  'longer',
  'none',
] as const;

/** What one does in the desk with what is live: back to what was before, or about a share of the visitors. */
export const STEERINGS = ['roll-back', 'hold', 'go-on', 'take-back'] as const;

/** What editors change. */
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

/** Reasons that pages know in every language; keys 1 to 9 choose one. */
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
