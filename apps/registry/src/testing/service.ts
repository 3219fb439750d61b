import { resolveRegistryDir } from '@tractor-haat/registry/service';
import { createToken, httpRegistry, newSite } from '@tractor-haat/registry/testing';
import type { RegistryConfig } from '../config.ts';
import { startRegistry } from '../start-registry.ts';

type Grant = Parameters<typeof createToken>[1];

const stops: (() => Promise<void>)[] = [];

/** Stops all services that tests have started. */
export const stopServices = async () => {
  for (const stop of stops.splice(0)) await stop();
};

/** A service on its own folder, with helpers for tests. */
export async function newService(change: Partial<RegistryConfig> = {}) {
  const site = await newSite();
  const registryDir = resolveRegistryDir(site.store);
  const config: RegistryConfig = {
    port: 0,
    host: '127.0.0.1',
    data: site.folder,
    store: site.store,
    bucket: null,
    registryDir,
    hostApi: 1,
    sites: [],
    shellApproval: false,
    smokeScript: null,
    typesScript: null,
    noticeMs: 0,
    telemetry: { metrics: undefined, traces: undefined },
    logLevel: 'silent',
    ...change,
  };
  const { address, stop } = await startRegistry(config);
  stops.push(stop);

  /** A team's token. By default it covers the team's own app in all environments, with all rights except `shell`. */
  const token = async (team: string, grant: Partial<Grant> = {}, days = 1) => {
    const usual: Grant = {
      team,
      holder: team,
      apps: [team],
      environments: ['production', 'staging'],
      rights: ['publish', 'promote'],
    };
    return (await createToken(registryDir, { ...usual, ...grant }, days)).token;
  };
  const as = (bearer: string | null) => httpRegistry({ url: address, token: bearer });
  const team = async (...args: Parameters<typeof token>) => as(await token(...args));

  /** Sends a request without the client. */
  async function ask(method: string, path: string, bearer: string, body?: object | Uint8Array) {
    const isBytes = body instanceof Uint8Array;
    const answer = await fetch(`${address}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${bearer}`,
        ...(body
          ? { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' }
          : {}),
      },
      ...(body ? { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) } : {}),
    });
    return { status: answer.status, body: await answer.json() };
  }
  return { ...site, registryDir, address, token, as, team, ask };
}
