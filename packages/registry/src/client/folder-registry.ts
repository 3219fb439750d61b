import { readEnvironment } from '../environment.ts';
import type { Tools } from '../gates/pass-gates.ts';
import { readLog } from '../log.ts';
import { providePreviewKey } from '../preview/preview-key.ts';
import { signPreview } from '../preview/preview-token.ts';
import { promote } from '../promote.ts';
import { publish } from '../publish/publish.ts';
import { readRecord } from '../record.ts';
import { rollback, rollbackTargets } from '../rollback.ts';
import { readSeal } from '../signing/keys.ts';
import { publicKeyOf } from '../signing/record-signature.ts';
import { verifyLog } from '../signing/verify-log.ts';
import { goOn, holdRelease, releaseShare, takeBack } from '../trial/release.ts';
import type { Registry } from './registry.ts';

/** Context of promotions. */
export interface FolderPlace {
  readonly store: string;
  /** Host API version of the site server (docs/delivery.md). */
  readonly hostApi: () => Promise<number>;
  readonly tools: Tools;
  /** Origin of the API for the smoke test, read at each promotion; undefined: the test starts one. */
  readonly apiBase?: () => string | undefined;
  /** Private folder; if it has a key, publications and log lines are signed. */
  readonly registryDir: string;
}

const steering = { hold: holdRelease, 'go-on': goOn, 'take-back': takeBack };

/** Registry in a local folder. */
export function folderRegistry(place: FolderPlace): Registry {
  const { store, hostApi, tools, registryDir } = place;
  /** Reads the key anew: a service may have created it meanwhile. */
  async function sealed(baseTools: Tools) {
    const seal = await readSeal(registryDir);
    return { store, seal, tools: seal ? { ...baseTools, key: publicKeyOf(seal) } : baseTools };
  }
  return {
    environment: (env) => readEnvironment(store, env),
    log: async (env) => (await readLog(store)).filter((line) => line.env === env),
    record: (name, version) => readRecord(store, name, version),
    publish: async (appFolder, types) =>
      publish({ store, appFolder, types, seal: await readSeal(registryDir) }),
    async promote({ course, ...wish }) {
      const apiBase = place.apiBase?.();
      const all = await sealed(apiBase ? { ...tools, apiBase } : tools);
      const promotion = { ...wish, ...all, hostApi: await hostApi() };
      return course ? releaseShare({ ...promotion, ...course }) : promote(promotion);
    },
    async steer({ steer, ...wish }) {
      return steering[steer]({ ...wish, store, seal: await readSeal(registryDir) });
    },
    async rollback(wish) {
      // It was live before: the smoke gate is skipped.
      const { types } = tools;
      const known = await sealed(types ? { types } : {});
      return rollback({ ...wish, ...known, hostApi: await hostApi() });
    },
    verifyLog: () => verifyLog(store, registryDir),
    rollbackTargets: async (name, env) =>
      rollbackTargets({ store, name, env, seal: await readSeal(registryDir) }),
    signPreview: async (link) => signPreview(await providePreviewKey(store), 'link', link),
  };
}
