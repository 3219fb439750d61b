/** Functions, types and constants for the staff pages. */
export { type DeskResponse, getDeskData, sendDeskRequest } from '../client/get-desk-data.ts';
export type {
  Assignment,
  AuditEvent,
  ContentDetail,
  ContentRow,
  Delivery,
  DeskLead,
  DeskPerson,
  Digest,
  LeadDetail,
  Metric,
  Metrics,
  ModerationItem,
  OpenedLead,
  OpenInvitation,
  Passkey,
  PostPreview,
  ReleasedEnvironment,
  Releases,
  StaffMember,
  Webhook,
} from '../contract/desk/index.ts';
export {
  CONTENT_KINDS,
  DESK_RIGHTS,
  type DeskRight,
  LEAD_STATUSES,
  MODERATION_KINDS,
  MODERATION_REASONS,
  STAFF_ROLES,
} from './desk-rights.ts';
