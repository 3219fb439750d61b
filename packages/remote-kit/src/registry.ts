/**
 * The functions of the registry that the kit uses. `npm run pack:kit` bundles this file, so that teams do not install
 * the packages of the registry.
 */
export {
  createHttpRegistry,
  isHelpRequest,
  RegistryError,
  runAsTeam,
  TEAM_USAGE,
} from '@tractor-haat/registry/team';
