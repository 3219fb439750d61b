/**
 * The registry's part of the kit. Where the kit is packed, this file is one bundle: a team installs none of the
 * registry's own packages.
 */
export { httpRegistry, RegistryError, runAsTeam, TEAM_USAGE } from '@tractor-haat/registry/team';
