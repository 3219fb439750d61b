/** Exports for the registry service (apps/registry). */
export {
  type Caller,
  type Grant,
  nameOf,
  type ProtectedAction,
  permit,
  RightRefusal,
  teamsWith,
} from './access/grant.ts';
export { createRegistryDir, resolveRegistryDir } from './access/registry-dir.ts';
export { secondPerson } from './access/second-person.ts';
export { listTeams, type TeamSettings } from './access/teams.ts';
export { holderOf, tokenGrants } from './access/tokens.ts';
export { openBackedStore } from './bucket/open-store.ts';
export { runningSite } from './cli/running-site.ts';
export { folderRegistry } from './client/folder-registry.ts';
export * as messages from './client/messages.ts';
export type { Registry } from './client/registry.ts';
export { appName, integrity, version } from './names.ts';
export { repair } from './recover.ts';
export { provideSeal, publicKeyText, readSeal, type Seal } from './signing/keys.ts';
export { signAll } from './signing/sign-all.ts';
export { askSites } from './trial/ask-sites.ts';
export { keepLooking } from './trial/keep-looking.ts';
export { Keeper } from './trial/keeper.ts';
export { tellTeam } from './trial/tell-team.ts';
export { descriptionSchema, UPLOAD_LIMITS } from './upload/description.ts';
export { beginUpload, finishUpload, receiveContent } from './upload/upload.ts';
