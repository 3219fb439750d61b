/** Exports for `mfe` in the repository of a team (`packages/remote-kit`), with a registry service. */

export { createHttpRegistry } from './adapters/create-http-registry.ts';
export { isHelpRequest } from './commands/read-command-line.ts';
export { runAsTeam, TEAM_USAGE } from './commands/team-commands.ts';
export { RegistryError } from './core/registry-error.ts';
