/** Additional exports for the registry service (`apps/registry`). */

export { createFolderRegistry } from './adapters/create-folder-registry.ts';
export { fetchSiteCounts } from './adapters/fetch-site-counts.ts';
export {
  type Caller,
  filterPermittedTeams,
  formatCaller,
  type Grant,
  listTeams,
  MissingRightError,
  type ProtectedAction,
  recordApproval,
  requireRight,
  type TeamSettings,
} from './adapters/grant.ts';
export * as messages from './adapters/messages.ts';
export { notifyTeam } from './adapters/notify-team.ts';
export { openBackedStore } from './adapters/open-backed-store.ts';
export { readRunningSite } from './adapters/read-running-site.ts';
export { finishUpload, receiveContent, startUpload } from './adapters/start-upload.ts';
export { authenticateToken, listTokenGrants } from './adapters/stored-token.ts';
export { descriptionSchema, UPLOAD_LIMITS } from './adapters/upload-description.ts';
export { appNameSchema, environmentNameSchema, versionSchema } from './core/app-name-schema.ts';
export { CanaryController, startCanaryChecks } from './core/canary/canary-controller.ts';
export { createRegistryDir, resolveRegistryDir } from './core/read-registry-file.ts';
export { repairEnvironment } from './core/recover-environment.ts';
export type { Registry } from './core/registry.ts';
export { signAll } from './core/sign-all.ts';
export {
  ensureSigningKey,
  formatPublicKey,
  readSigningKey,
  type SigningKey,
} from './core/signing-key.ts';
