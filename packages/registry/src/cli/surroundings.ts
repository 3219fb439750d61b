import type { Registry } from '../client/registry.ts';
import type { TypesTool } from '../types/types-tool.ts';

/** Where a team's command works and what it writes to. */
export interface TeamSurroundings {
  /** What teams' commands speak to. */
  registry: Registry;
  /** Host of the service that `registry` is; null where it is the folder `store`. */
  service: string | null;
  /** Where an app lies, with its last build. */
  folderOf: (app: string) => string;
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

/** Where a command of whoever runs the registry works. */
export interface Surroundings extends TeamSurroundings {
  /** The folder, for what is done beside it alone. */
  store: string;
  /** What the registry keeps outside its store. */
  office: string;
}
