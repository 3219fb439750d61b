/** Schemas of the routes under /api/desk, which staff pages use. */
export * from '../../desk/desk-rights.ts';
export * from './audit.contract.ts';
export * from './content.contract.ts';
export * from './desk-response.ts';
export * from './digest.contract.ts';
export * from './leads.contract.ts';
export * from './metrics.contract.ts';
export * from './moderation.contract.ts';
export * from './passkeys.contract.ts';
export * from './releases.contract.ts';
export * from './staff.contract.ts';
export * from './webhooks.contract.ts';
