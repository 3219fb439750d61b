import { readEnvironment } from '../environment.ts';
import type { Tools } from '../gates/pass-gates.ts';
import { readLog } from '../log.ts';
import { providePreviewKey } from '../preview/preview-key.ts';
import { signPreview } from '../preview/preview-token.ts';
import { promote } from '../promote.ts';
import { publish } from '../publish/publish.ts';
import { readRecord } from '../record.ts';
import { rollback, waysBack } from '../rollback.ts';
import { readSeal } from '../signing/keys.ts';
import { publicKeyOf } from '../signing/record-signature.ts';
import { verifyLog } from '../signing/verify-log.ts';
import { goOn, holdRelease, releaseShare, takeBack } from '../trial/release.ts';
import type { Registry } from './registry.ts';

/** What a promotion needs to know of its surroundings. */
export interface FolderPlace {
  readonly store: string;
  /** The number of the site server (docs/delivery.md). */
  readonly hostApi: () => Promise<number>;
  readonly tools: Tools;
  /** Where the registry keeps its key, if it has one: what it publishes and writes down is signed then. */
  readonly office: string;
}

const steering = { hold: holdRelease, 'go-on': goOn, 'take-back': takeBack };

/** A registry that is a folder which this process may write to. */
export function folderRegistry({ store, hostApi, tools, office }: FolderPlace): Registry {
  /** The key as it is now: a service may have made one since. */
  async function sealed(given: Tools) {
    const seal = await readSeal(office);
    return { store, seal, tools: seal ? { ...given, key: publicKeyOf(seal) } : given };
  }
  return {
    environment: (env) => readEnvironment(store, env),
    log: async (env) => (await readLog(store)).filter((line) => line.env === env),
    record: (name, version) => readRecord(store, name, version),
    publish: async (appFolder, types) =>
      publish({ store, appFolder, types, seal: await readSeal(office) }),
    async promote({ course, ...wish }) {
      const promotion = { ...wish, ...(await sealed(tools)), hostApi: await hostApi() };
      return course ? releaseShare({ ...promotion, ...course }) : promote(promotion);
    },
    async steer({ steer, ...wish }) {
      return steering[steer]({ ...wish, store, seal: await readSeal(office) });
    },
    async rollback(wish) {
      // It was live before: nobody tries it in a browser again.
      const { types } = tools;
      const known = await sealed(types ? { types } : {});
      return rollback({ ...wish, ...known, hostApi: await hostApi() });
    },
    verifyLog: () => verifyLog(store, office),
    waysBack: async (name, env) => waysBack({ store, name, env, seal: await readSeal(office) }),
    signPreview: async (link) => signPreview(await providePreviewKey(store), 'link', link),
  };
}
