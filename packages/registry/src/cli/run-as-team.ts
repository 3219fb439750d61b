import { createCommandRunner } from './create-command-runner.ts';
import { teamCommands } from './team-commands.ts';

export const TEAM_USAGE = `The registry (REGISTRY_URL, with the team's token or a CI's identity in MFE_TOKEN):
  mfe status [--env production|staging]
  mfe publish <app>
  mfe preview <app>@<version>... [--path /…] [--hours 24]
  mfe promote <app>@<version>... [--env …] [--to 10% | --to "5%,25%,100% every 10 min"] [--skip-gate "<gate>=<reason>"]
  mfe hold|go-on|take-back <app> [--why <reason>] [--env …]
  mfe rollback <app> --to <version> [--from <version>] [--env …]
  mfe diff <app>[@<version>] [<app>@<version>] [--env …]
  mfe log [<app>...] [--env …] | --verify
With --json the answer is one JSON document. A command that changed nothing ends with 4.`;

/** Runs one team command against a registry service. */
export const runAsTeam = createCommandRunner(teamCommands, TEAM_USAGE);
