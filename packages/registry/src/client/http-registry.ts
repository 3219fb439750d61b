import { environmentSchema } from '../environment.ts';
import { recordSchema } from '../parse-record.ts';
import type { Publication } from '../publish/publish.ts';
import { collectBuild } from './collect-build.ts';
import {
  contentResponse,
  logResponse,
  logVerification,
  previewResponse,
  promotionResponse,
  publicationResponse,
  rollbackResponse,
  rollbackTargetsResponse,
  uploadResponse,
} from './messages.ts';
import type { Registry } from './registry.ts';
import {
  type ApiRequest,
  type RegistryEndpoint,
  sendRequest,
  UnreachableError,
} from './send-request.ts';

/** A retry continues the upload, because the registry lists only the contents that it does not have yet. */
const MAX_UPLOAD_ATTEMPTS = 3;
const MAX_CONCURRENT_UPLOADS = 4;

const createGet = (path: string): ApiRequest => ({ method: 'GET', path });
const createPost = (path: string, body: object): ApiRequest => ({ method: 'POST', path, body });

const toHex = (integrity: string) =>
  Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex');

async function uploadBuild(
  endpoint: RegistryEndpoint,
  appFolder: string,
  types: string | null,
): Promise<Publication> {
  const { app, description, contents } = await collectBuild(appFolder, types);
  const uploads = `/v1/apps/${app}/uploads`;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { id, missing } = await sendRequest(
        endpoint,
        createPost(uploads, description),
        uploadResponse,
      );
      const queue = [...missing];
      const uploadQueued = async () => {
        for (let hash = queue.shift(); hash !== undefined; hash = queue.shift()) {
          const body = new Uint8Array(contents.get(hash) ?? []);
          const path = `${uploads}/${id}/contents/${toHex(hash)}`;
          await sendRequest(endpoint, { method: 'PUT', path, body }, contentResponse);
        }
      };
      await Promise.all(Array.from({ length: MAX_CONCURRENT_UPLOADS }, uploadQueued));
      return await sendRequest(
        endpoint,
        createPost(`${uploads}/${id}/publication`, {}),
        publicationResponse,
      );
    } catch (error) {
      if (!(error instanceof UnreachableError) || attempt === MAX_UPLOAD_ATTEMPTS) throw error;
    }
  }
}

/** Registry service over HTTP. `by` of a request is ignored, because the token identifies the author. */
export function httpRegistry(endpoint: RegistryEndpoint): Registry {
  const toEnvironmentPath = (env: string) => `/v1/environments/${env}`;
  return {
    environment: (env) =>
      sendRequest(endpoint, createGet(toEnvironmentPath(env)), environmentSchema),
    log: async (env) =>
      (await sendRequest(endpoint, createGet(`${toEnvironmentPath(env)}/log`), logResponse))
        .changes,
    verifyLog: () => sendRequest(endpoint, createGet('/v1/log/verification'), logVerification),
    record: (name, version) =>
      sendRequest(endpoint, createGet(`/v1/apps/${name}/versions/${version}`), recordSchema),
    publish: (appFolder, types) => uploadBuild(endpoint, appFolder, types),
    promote({ name, version, env, skipGates, course }) {
      const body = { app: name, version, skip_gates: skipGates, ...(course ? { course } : {}) };
      return sendRequest(
        endpoint,
        createPost(`${toEnvironmentPath(env)}/promotions`, body),
        promotionResponse,
      );
    },
    steer({ name, env, steer, reason }) {
      const body = { app: name, steer, ...(reason ? { why: reason } : {}) };
      return sendRequest(
        endpoint,
        createPost(`${toEnvironmentPath(env)}/steerings`, body),
        promotionResponse,
      );
    },
    rollback({ name, env, to, from }) {
      const body = { app: name, to, ...(from ? { from } : {}) };
      return sendRequest(
        endpoint,
        createPost(`${toEnvironmentPath(env)}/rollbacks`, body),
        rollbackResponse,
      );
    },
    rollbackTargets: (name, env) =>
      sendRequest(
        endpoint,
        createGet(`${toEnvironmentPath(env)}/apps/${name}/ways-back`),
        rollbackTargetsResponse,
      ),
    async signPreview(link) {
      return (await sendRequest(endpoint, createPost('/v1/previews', link), previewResponse)).token;
    },
  };
}
