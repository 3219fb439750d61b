import { resolveRegistryDir } from '@tractor-haat/registry/service';
import { createHttpRegistry, createTestStore, createToken } from '@tractor-haat/registry/testing';
import type { RegistryConfig } from '../registry-settings.ts';
import { startRegistry } from '../start-registry.ts';

type Grant = Parameters<typeof createToken>[1];

const stopFunctions: (() => Promise<void>)[] = [];

export const stopServices = async () => {
  for (const stop of stopFunctions.splice(0)) await stop();
};

/** Promotion to production. The service logs the caller of the request as the author, so `by` has no effect. */
export const createPromotion = (name: string, version: string) => ({
  name,
  version,
  env: 'production' as const,
  by: 'nobody',
  skipGates: {},
  onWait: () => undefined,
});

/** Starts a registry service on a temporary store. `stopServices` stops it. */
export async function startTestService(changes: Partial<RegistryConfig> = {}) {
  const site = await createTestStore();
  const registryDir = resolveRegistryDir(site.store);
  const config: RegistryConfig = {
    port: 0,
    host: '127.0.0.1',
    dataFolder: site.folder,
    store: site.store,
    bucket: null,
    registryDir,
    hostApi: 1,
    sites: [],
    shellApproval: false,
    smokeScript: null,
    typesScript: null,
    shutdownDelayMs: 0,
    telemetry: { metrics: undefined, traces: undefined },
    logLevel: 'silent',
    ...changes,
  };
  const { address, stop } = await startRegistry(config);
  stopFunctions.push(stop);

  /** By default, the team may publish the app of its own name and promote it in both environments. */
  const createTeamToken = async (team: string, grant: Partial<Grant> = {}, days = 1) => {
    const defaultGrant: Grant = {
      team,
      holder: team,
      apps: [team],
      environments: ['production', 'staging'],
      rights: ['publish', 'promote'],
    };
    return (await createToken(registryDir, { ...defaultGrant, ...grant }, days)).token;
  };
  const createClient = (bearer: string | null) =>
    createHttpRegistry({ url: address, token: bearer });
  const createTeamClient = async (...args: Parameters<typeof createTeamToken>) =>
    createClient(await createTeamToken(...args));

  /** Sends a request without the checks of `createHttpRegistry`, for example an invalid one. */
  async function sendRequest(
    method: string,
    path: string,
    bearer: string,
    body?: object | Uint8Array,
  ) {
    const isBytes = body instanceof Uint8Array;
    const response = await fetch(`${address}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${bearer}`,
        ...(body
          ? { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' }
          : {}),
      },
      ...(body ? { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) } : {}),
    });
    return { status: response.status, body: await response.json() };
  }
  return {
    ...site,
    registryDir,
    address,
    createTeamToken,
    createClient,
    createTeamClient,
    sendRequest,
  };
}
