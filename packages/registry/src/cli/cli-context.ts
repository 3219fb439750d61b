import type { Registry } from '../client/registry.ts';
import type { TypesTool } from '../types/types-tool.ts';

/** Context of team commands. */
export interface TeamCliContext {
  registry: Registry;
  /** Host of the registry service; null for a local folder. */
  service: string | null;
  /** Folder of an app with its last build. */
  folderOf: (app: string) => string;
  login: string;
  /** Origin of the site that serves previews; null if unknown. */
  site: string | null;
  /** Whether that site serves previews; null if unknown. */
  showsPreviews: boolean | null;
  /** Program for the shared types; without it they are neither published nor compared. */
  types?: TypesTool | undefined;
  out: (text: string) => void;
  err: (text: string) => void;
}

/** Context of operator commands. */
export interface CliContext extends TeamCliContext {
  /** Folder of the store. */
  store: string;
  /** Private folder of the registry. */
  registryDir: string;
}
