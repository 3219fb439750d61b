import type { Registry } from '../client/registry.ts';
import type { TypesTool } from '../types/types-tool.ts';
import type { Answer } from './answer.ts';
import type { CommandLine } from './arguments.ts';
import { UsageError } from './arguments.ts';
import { diff } from './diff.ts';
import { previewApps } from './preview-apps.ts';
import { promoteApps } from './promote-apps.ts';
import { pinApps, pruneStore } from './prune-store.ts';
import { publishApps } from './publish-apps.ts';
import { repairEnvironment } from './repair-environment.ts';
import { rollbackApp } from './rollback-app.ts';
import { showLog } from './show-log.ts';
import { signStore } from './sign-store.ts';
import { status } from './status.ts';
import { tokenCommand } from './tokens.ts';
import { verifyLog } from './verify-log.ts';

/** Where the command works and what it writes to. */
export interface Surroundings {
  /** What teams' commands speak to. */
  registry: Registry;
  /** Host of the service that `registry` is; null where it is the folder `store`. */
  service: string | null;
  /** The folder, for what is done beside it alone. */
  store: string;
  /** What the registry keeps outside its store. */
  office: string;
  appsFolder: string;
  login: string;
  /** Scheme and host of the site that shows previews; null where none is known. */
  site: string | null;
  /** Whether that site shows previews; null where nobody knows. */
  showsPreviews: boolean | null;
  /** What knows the types that remotes share; left out, they are neither published nor compared. */
  types?: TypesTool | undefined;
  out: (text: string) => void;
  err: (text: string) => void;
}

type Command = (line: CommandLine, surroundings: Surroundings) => Promise<Answer>;

/** What is done beside the folder: a service does it on its own machine. */
const byFolder =
  (run: Command): Command =>
  async (line, surroundings) => {
    const { service } = surroundings;
    if (service)
      throw new UsageError(
        `"mfe ${line.command}" works on the registry's own folder: run it on the machine of ${service}, without REGISTRY_URL.`,
      );
    return run(line, surroundings);
  };

/** Over the network the token says who it is. */
const byToken =
  (run: Command): Command =>
  async (line, surroundings) => {
    if (surroundings.service && line.saysBy)
      throw new UsageError('The registry knows by the token who you are: leave --by out.');
    return run(line, surroundings);
  };

/** Each command with the least number of subjects that it needs. */
export const commands: Record<string, readonly [least: number, run: Command]> = {
  status: [0, ({ env }, { registry }) => status(registry, env)],
  publish: [1, ({ subjects }, place) => publishApps(place, subjects)],
  promote: [1, byToken((line, { registry, err }) => promoteApps(registry, line, err))],
  rollback: [1, byToken((line, { registry }) => rollbackApp(registry, line))],
  repair: [0, byFolder(({ env }, { store }) => repairEnvironment(store, env))],
  preview: [
    1,
    (line, { registry, site, showsPreviews }) =>
      previewApps(registry, { site, showsPreviews }, line),
  ],
  prune: [0, byFolder((line, { store }) => pruneStore(store, line))],
  pin: [1, byFolder((line, { store }) => pinApps(store, line))],
  unpin: [1, byFolder((line, { store }) => pinApps(store, line))],
  log: [0, (line, { registry }) => (line.verify ? verifyLog(registry) : showLog(registry, line))],
  sign: [0, byFolder((_, { store, office }) => signStore(store, office))],
  diff: [1, (line, { registry }) => diff(registry, line)],
  token: [1, (line, { office }) => tokenCommand(office, line)],
};
