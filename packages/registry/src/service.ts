/** Additional exports for the registry service (`apps/registry`). */
export {
  type Caller,
  filterPermittedTeams,
  formatCaller,
  type Grant,
  MissingRightError,
  type ProtectedAction,
  requireRight,
} from './access/grant.ts';
export { listTeams, type TeamSettings } from './access/list-teams.ts';
export { createRegistryDir, resolveRegistryDir } from './access/read-registry-file.ts';
export { recordApproval } from './access/record-approval.ts';
export { authenticateToken, listTokenGrants } from './access/stored-token.ts';
export { appNameSchema, versionSchema } from './app-name-schema.ts';
export { openBackedStore } from './bucket/open-backed-store.ts';
export { CanaryController } from './canary/canary-controller.ts';
export { fetchSiteCounts } from './canary/fetch-site-counts.ts';
export { notifyTeam } from './canary/notify-team.ts';
export { startCanaryChecks } from './canary/start-canary-checks.ts';
export { readRunningSite } from './cli/read-running-site.ts';
export { createFolderRegistry } from './client/create-folder-registry.ts';
export * as messages from './client/messages.ts';
export type { Registry } from './client/registry.ts';
export { environmentNameSchema } from './environment-name.ts';
export { repairEnvironment } from './recover-environment.ts';
export { signAll } from './signing/sign-all.ts';
export {
  ensureSigningKey,
  formatPublicKey,
  readSigningKey,
  type SigningKey,
} from './signing/signing-key.ts';
export { finishUpload, receiveContent, startUpload } from './upload/start-upload.ts';
export { descriptionSchema, UPLOAD_LIMITS } from './upload/upload-description.ts';
