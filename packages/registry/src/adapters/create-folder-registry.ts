import {
  pauseCanary,
  releaseCanary,
  resumeCanary,
  rollBackCanary,
} from '../core/canary/release-canary.ts';
import { ensurePreviewKey } from '../core/create-preview-composition.ts';
import { readEnvironment } from '../core/environment.ts';
import type { GateTools } from '../core/gates/run-gates.ts';
import { readRecord } from '../core/parse-record.ts';
import { promote } from '../core/promote.ts';
import { publish } from '../core/publish/publish.ts';
import { readLog, verifyLog } from '../core/read-log.ts';
import type { Registry } from '../core/registry.ts';
import { listRollbackTargets, rollback } from '../core/rollback.ts';
import { signPreview } from '../core/sign-preview.ts';
import { toPublicKey } from '../core/sign-record.ts';
import { readSigningKey } from '../core/signing-key.ts';

export interface FolderRegistryOptions {
  readonly store: string;
  /** Host API version of the site server (docs/delivery.md). */
  readonly readHostApi: () => Promise<number>;
  readonly tools: GateTools;
  /** Origin of the API for the smoke test. If it returns undefined, the smoke test starts an API server. */
  readonly readApiBase?: () => string | undefined;
  /** Folder outside the store. If it contains a signing key, publications and log lines are signed. */
  readonly registryDir: string;
}

const CANARY_OPERATIONS = { hold: pauseCanary, 'go-on': resumeCanary, 'take-back': rollBackCanary };

/** Creates a registry whose store is a folder of this machine. A rollback skips the smoke test. */
export function createFolderRegistry(options: FolderRegistryOptions): Registry {
  const { store, readHostApi, tools, registryDir } = options;
  /** The key is read for each change, because a service may have created it in the meantime. */
  async function readSigningContext(gateTools: GateTools) {
    const signingKey = await readSigningKey(registryDir);
    return {
      store,
      signingKey,
      tools: signingKey ? { ...gateTools, key: toPublicKey(signingKey) } : gateTools,
    };
  }
  return {
    getEnvironment: (env) => readEnvironment(store, env),
    listChanges: async (env) => (await readLog(store)).filter((line) => line.env === env),
    getRecord: (name, version) => readRecord(store, name, version),
    publish: async (appFolder, types) =>
      publish({ store, appFolder, types, signingKey: await readSigningKey(registryDir) }),
    async promote({ rollout, ...request }) {
      const apiBase = options.readApiBase?.();
      const context = await readSigningContext(apiBase ? { ...tools, apiBase } : tools);
      const promotion = { ...request, ...context, hostApi: await readHostApi() };
      return rollout ? releaseCanary({ ...promotion, ...rollout }) : promote(promotion);
    },
    async changeCanary({ action, ...request }) {
      return CANARY_OPERATIONS[action]({
        ...request,
        store,
        signingKey: await readSigningKey(registryDir),
      });
    },
    async rollback(request) {
      // No smoke test, because the version was live before and rollbacks are urgent.
      const { types } = tools;
      const context = await readSigningContext(types ? { types } : {});
      return rollback({ ...request, ...context, hostApi: await readHostApi() });
    },
    verifyLog: () => verifyLog(store, registryDir),
    listRollbackTargets: async (name, env) =>
      listRollbackTargets({ store, name, env, signingKey: await readSigningKey(registryDir) }),
    signPreview: async (link) => signPreview(await ensurePreviewKey(store), 'link', link),
  };
}
