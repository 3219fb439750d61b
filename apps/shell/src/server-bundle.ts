/** Types that the site server shares with the shell's server bundle (`shell.json`, "hostApi"). */
import type * as ServerEntry from './server/entry.tsx';

export type { Composition, RemoteRelease } from './server/render/composition.ts';

export type ServerBundle = typeof ServerEntry;
