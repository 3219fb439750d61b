import { environmentSchema } from '../core/environment.ts';
import { recordSchema } from '../core/parse-record.ts';
import type { Publication } from '../core/publish/publish.ts';
import type { Registry } from '../core/registry.ts';
import { type CollectedBuild, collectBuild } from './collect-build.ts';
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
import {
  type ApiRequest,
  type RegistryEndpoint,
  sendRequest,
  UnreachableError,
} from './send-request.ts';

/** Creates the client of a registry service. `by` of a request is ignored, because the token identifies the author. */
export function createHttpRegistry(endpoint: RegistryEndpoint): Registry {
  const toEnvironmentPath = (env: string) => `/v1/environments/${env}`;
  return {
    getEnvironment: (env) =>
      sendRequest(endpoint, createGetRequest(toEnvironmentPath(env)), environmentSchema),
    listChanges: async (env) =>
      (await sendRequest(endpoint, createGetRequest(`${toEnvironmentPath(env)}/log`), logResponse))
        .changes,
    verifyLog: () =>
      sendRequest(endpoint, createGetRequest('/v1/log/verification'), logVerification),
    getRecord: (name, version) =>
      sendRequest(endpoint, createGetRequest(`/v1/apps/${name}/versions/${version}`), recordSchema),
    publish: (appFolder, types) => uploadBuild(endpoint, appFolder, types),
    promote({ name, version, env, skipGates, rollout }) {
      const body = {
        app: name,
        version,
        skip_gates: skipGates,
        ...(rollout ? { course: rollout } : {}),
      };
      return sendRequest(
        endpoint,
        createPostRequest(`${toEnvironmentPath(env)}/promotions`, body),
        promotionResponse,
      );
    },
    changeCanary({ name, env, action, reason }) {
      const body = { app: name, steer: action, ...(reason ? { why: reason } : {}) };
      return sendRequest(
        endpoint,
        createPostRequest(`${toEnvironmentPath(env)}/steerings`, body),
        promotionResponse,
      );
    },
    rollback({ name, env, to, from }) {
      const body = { app: name, to, ...(from ? { from } : {}) };
      return sendRequest(
        endpoint,
        createPostRequest(`${toEnvironmentPath(env)}/rollbacks`, body),
        rollbackResponse,
      );
    },
    listRollbackTargets: (name, env) =>
      sendRequest(
        endpoint,
        createGetRequest(`${toEnvironmentPath(env)}/apps/${name}/ways-back`),
        rollbackTargetsResponse,
      ),
    async signPreview(link) {
      return (await sendRequest(endpoint, createPostRequest('/v1/previews', link), previewResponse))
        .token;
    },
  };
}

/** A retry continues the upload, because the registry lists only the contents that it does not have yet. */
const MAX_UPLOAD_ATTEMPTS = 3;
const MAX_CONCURRENT_UPLOADS = 4;

const createGetRequest = (path: string): ApiRequest => ({ method: 'GET', path });
const createPostRequest = (path: string, body: object): ApiRequest => ({
  method: 'POST',
  path,
  body,
});

async function uploadBuild(
  endpoint: RegistryEndpoint,
  appFolder: string,
  types: string | null,
): Promise<Publication> {
  const build = await collectBuild(appFolder, types);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await sendBuild(endpoint, build);
    } catch (error) {
      if (!(error instanceof UnreachableError) || attempt === MAX_UPLOAD_ATTEMPTS) throw error;
    }
  }
}

/** Announces the files of a build, sends those that the registry does not have, and publishes the build. */
async function sendBuild(
  endpoint: RegistryEndpoint,
  { app, description, contents }: CollectedBuild,
): Promise<Publication> {
  const uploadsPath = `/v1/apps/${app}/uploads`;
  const { id, missing } = await sendRequest(
    endpoint,
    createPostRequest(uploadsPath, description),
    uploadResponse,
  );
  const queue = [...missing];
  const uploadQueued = async () => {
    for (let integrity = queue.shift(); integrity !== undefined; integrity = queue.shift()) {
      const body = new Uint8Array(contents.get(integrity) ?? []);
      const path = `${uploadsPath}/${id}/contents/${toHex(integrity)}`;
      await sendRequest(endpoint, { method: 'PUT', path, body }, contentResponse);
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT_UPLOADS }, uploadQueued));
  return sendRequest(
    endpoint,
    createPostRequest(`${uploadsPath}/${id}/publication`, {}),
    publicationResponse,
  );
}

const toHex = (integrity: string) =>
  Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex');
