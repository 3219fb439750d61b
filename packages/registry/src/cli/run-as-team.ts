import { createCommandRunner } from './create-command-runner.ts';
import { teamCommands } from './team-commands.ts';

export const TEAM_USAGE = `With the registry (REGISTRY_URL, with the team's token or a CI's identity in MFE_TOKEN):
  mfe status                                            lists the live versions
  mfe publish <app>                                     publishes the last build
  mfe preview <app>@<version>... [--path /…] [--hours 24]
                                                        creates a preview link
  mfe promote <app>@<version>... [--skip-gate "<gate>=<reason>"]
                                                        makes versions live after their gates
  mfe promote <app>@<version> --to 10% | --to "5%,25%,100% every 10 min"
                                                        starts a canary, or changes its share
  mfe hold|go-on|take-back <app> [--why <reason>]       pauses, resumes or rolls back a canary
  mfe rollback <app> --to <version> [--from <version>]  makes an earlier version live again
  mfe diff <app>[@<version>] [<app>@<version>]          compares two versions
  mfe log [<app>...] | --verify                         lists the releases, or verifies the log
Options: --env production|staging (default production), --json (one JSON document).
Exit code: 0 success, 1 failure, 2 invalid command line, 3 rejected by a gate, 4 nothing to do.`;

/** Runs a team command and returns the exit code. Commands of the operator are usage errors. */
export const runAsTeam = createCommandRunner(teamCommands, TEAM_USAGE);
