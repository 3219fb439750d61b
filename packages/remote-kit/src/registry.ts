/**
 * The registry's part of the kit. `npm run pack:kit` bundles this file, so that teams do not install packages of the
 * registry.
 */
export {
  httpRegistry,
  isHelpRequest,
  RegistryError,
  runAsTeam,
  TEAM_USAGE,
} from '@tractor-haat/registry/team';
