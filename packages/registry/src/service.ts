/** Exports for the registry service (apps/registry). */
export {
  type Caller,
  type Grant,
  formatCaller,
  type ProtectedAction,
  requireRight,
  MissingRightError,
  filterPermittedTeams,
} from './access/grant.ts';
export { createRegistryDir, resolveRegistryDir } from './access/registry-dir.ts';
export { recordApproval } from './access/second-person.ts';
export { listTeams, type TeamSettings } from './access/teams.ts';
export { authenticateToken, listTokenGrants } from './access/tokens.ts';
export { openBackedStore } from './bucket/open-store.ts';
export { readRunningSite } from './cli/running-site.ts';
export { folderRegistry } from './client/folder-registry.ts';
export * as messages from './client/messages.ts';
export type { Registry } from './client/registry.ts';
export { appName, integrity, version } from './names.ts';
export { repairEnvironment } from './recover.ts';
export { ensureSigningKey, formatPublicKey, readSigningKey, type SigningKey } from './signing/keys.ts';
export { signAll } from './signing/sign-all.ts';
export { fetchSiteCounts } from './trial/ask-sites.ts';
export { startCanaryChecks } from './trial/keep-looking.ts';
export { CanaryController } from './trial/keeper.ts';
export { notifyTeam } from './trial/tell-team.ts';
export { descriptionSchema, UPLOAD_LIMITS } from './upload/description.ts';
export { startUpload, finishUpload, receiveContent } from './upload/upload.ts';
