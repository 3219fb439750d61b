/** Exports for `mfe` in the repository of a team (`packages/remote-kit`), with a registry service. */
export { isHelpRequest } from './cli/read-command-line.ts';
export { runAsTeam, TEAM_USAGE } from './cli/run-as-team.ts';
export { createHttpRegistry } from './client/create-http-registry.ts';
export { RegistryError } from './registry-error.ts';
