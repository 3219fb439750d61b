import { commandLineOf } from './command-line.ts';
import { commands } from './commands.ts';

const USAGE = `Usage:
  mfe status [--env production|staging]
  mfe publish <app>...
  mfe promote <app>@<version>... [--env production|staging] [--by <login>] [--skip-gate "<gate>=<reason>"]
  mfe rollback <app> --to <version> [--from <version>] [--env production|staging] [--by <login>]
  mfe promote <app>@<version> --to 10% | --to "5%,25%,100% every 10 min" [--env …]
  mfe hold|go-on|take-back <app> [--why <reason>] [--env production|staging]
  mfe keep
  mfe repair [--env production|staging]
  mfe preview <app>@<version>... [--path /…] [--hours 24]
  mfe prune [--dry-run]
  mfe pin|unpin <app>@<version>... [--by <login>]
  mfe log [<app>...] [--env production|staging]
  mfe log --verify
  mfe sign
  mfe diff <app>[@<version>] [<app>@<version>] [--env production|staging]
  mfe token create --team <team> --apps <app>,… --env production,staging --rights publish,promote,shell,skip-gate
                   [--holder <login>] [--days 90]
  mfe token list
  mfe token revoke <id>...
With REGISTRY_URL (and a team's token in MFE_TOKEN) the registry is a service, else the folder STORE_DIR.
With --json the answer is one JSON document. A command that changed nothing ends with 4.`;

/** Runs one operator command. */
export const run = commandLineOf(commands, USAGE);
