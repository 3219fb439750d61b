/** Contract between the desk remote and the API: everything below /api/desk. */
export * from '../../desk/names.ts';
export * from './answer.ts';
export * from './audit.ts';
export * from './content.ts';
export * from './digest.ts';
export * from './figures.ts';
export * from './leads.ts';
export * from './moderation.ts';
export * from './passkeys.ts';
export * from './releases.ts';
export * from './staff.ts';
export * from './webhooks.ts';
