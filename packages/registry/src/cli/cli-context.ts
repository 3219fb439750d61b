import type { Registry } from '../client/registry.ts';
import type { TypesTool } from '../types/types-tool.ts';

/** Context of the commands that teams can run against a registry service. */
export interface TeamCliContext {
  registry: Registry;
  /** Host of the registry service, or null if the registry is a local folder. */
  service: string | null;
  /** Folder of an app, whose `dist/` contains its last build. */
  resolveAppFolder: (app: string) => string;
  login: string;
  /** Origin of the site that serves previews, or null if it is unknown. */
  site: string | null;
  /** False if that site runs without `PREVIEWS=on`, null if it is unknown. */
  hasPreviews: boolean | null;
  /** Program for the shared types. Without it they are neither published nor compared. */
  typesTool?: TypesTool | undefined;
  printOutput: (text: string) => void;
  /** Prints errors and progress. */
  printMessage: (text: string) => void;
}

/** Context of the commands that require the folder of the registry. */
export interface CliContext extends TeamCliContext {
  store: string;
  registryDir: string;
}
