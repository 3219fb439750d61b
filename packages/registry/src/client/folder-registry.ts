import { readEnvironment } from '../environment.ts';
import type { Tools } from '../gates/pass-gates.ts';
import { readLog } from '../log.ts';
import { providePreviewKey } from '../preview/preview-key.ts';
import { signPreview } from '../preview/preview-token.ts';
import { promote } from '../promote.ts';
import { publish } from '../publish/publish.ts';
import { readRecord } from '../record.ts';
import { rollback, waysBack } from '../rollback.ts';
import type { Registry } from './registry.ts';

/** What a promotion needs to know of its surroundings. */
export interface FolderPlace {
  readonly store: string;
  /** The number of the site server (docs/delivery.md). */
  readonly hostApi: () => Promise<number>;
  readonly tools: Tools;
}

/** A registry that is a folder which this process may write to. */
export function folderRegistry({ store, hostApi, tools }: FolderPlace): Registry {
  return {
    environment: (env) => readEnvironment(store, env),
    log: async (env) => (await readLog(store)).filter((line) => line.env === env),
    record: (name, version) => readRecord(store, name, version),
    publish: (appFolder, types) => publish({ store, appFolder, types }),
    promote: async (wish) => promote({ ...wish, store, tools, hostApi: await hostApi() }),
    async rollback(wish) {
      // It was live before: nobody tries it in a browser again.
      const { types } = tools;
      const known = { store, tools: types ? { types } : {}, hostApi: await hostApi() };
      return rollback({ ...wish, ...known });
    },
    waysBack: (name, env) => waysBack({ store, name, env }),
    signPreview: async (link) => signPreview(await providePreviewKey(store), 'link', link),
  };
}
