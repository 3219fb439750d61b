import { environmentSchema } from '../environment.ts';
import type { Publication } from '../publish/publish.ts';
import { recordSchema } from '../record.ts';
import { type Address, ask, type Question, Unreachable } from './ask.ts';
import { collectBuild } from './collect-build.ts';
import {
  contentAnswer,
  logAnswer,
  logVerification,
  previewAnswer,
  promotionAnswer,
  publicationAnswer,
  rollbackAnswer,
  rollbackTargetsAnswer,
  uploadAnswer,
} from './messages.ts';
import type { Registry } from './registry.ts';

/** A build is uploaded in parts; a retry sends only the missing ones. */
const UPLOAD_ATTEMPTS = 3;
/** Concurrent uploads. */
const AT_ONCE = 4;

const get = (path: string): Question => ({ method: 'GET', path });
const post = (path: string, body: object): Question => ({ method: 'POST', path, body });

const hexOf = (integrity: string) =>
  Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex');

async function send(
  address: Address,
  appFolder: string,
  types: string | null,
): Promise<Publication> {
  const { app, description, contents } = await collectBuild(appFolder, types);
  const uploads = `/v1/apps/${app}/uploads`;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { id, missing } = await ask(address, post(uploads, description), uploadAnswer);
      const queue = [...missing];
      const sender = async () => {
        for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
          const body = new Uint8Array(contents.get(next) ?? []);
          const path = `${uploads}/${id}/contents/${hexOf(next)}`;
          await ask(address, { method: 'PUT', path, body }, contentAnswer);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, sender));
      return await ask(address, post(`${uploads}/${id}/publication`, {}), publicationAnswer);
    } catch (error) {
      if (!(error instanceof Unreachable) || attempt === UPLOAD_ATTEMPTS) throw error;
    }
  }
}

/** Registry service, accessed with a team's token. */
export function httpRegistry(address: Address): Registry {
  const at = (env: string) => `/v1/environments/${env}`;
  return {
    environment: (env) => ask(address, get(at(env)), environmentSchema),
    log: async (env) => (await ask(address, get(`${at(env)}/log`), logAnswer)).changes,
    verifyLog: () => ask(address, get('/v1/log/verification'), logVerification),
    record: (name, version) =>
      ask(address, get(`/v1/apps/${name}/versions/${version}`), recordSchema),
    publish: (appFolder, types) => send(address, appFolder, types),
    promote({ name, version, env, skipGates, course }) {
      const body = { app: name, version, skip_gates: skipGates, ...(course ? { course } : {}) };
      return ask(address, post(`${at(env)}/promotions`, body), promotionAnswer);
    },
    steer({ name, env, steer, why }) {
      const body = { app: name, steer, ...(why ? { why } : {}) };
      return ask(address, post(`${at(env)}/steerings`, body), promotionAnswer);
    },
    rollback({ name, env, to, from }) {
      const body = { app: name, to, ...(from ? { from } : {}) };
      return ask(address, post(`${at(env)}/rollbacks`, body), rollbackAnswer);
    },
    rollbackTargets: (name, env) =>
      ask(address, get(`${at(env)}/apps/${name}/ways-back`), rollbackTargetsAnswer),
    async signPreview(link) {
      return (await ask(address, post('/v1/previews', link), previewAnswer)).token;
    },
  };
}
