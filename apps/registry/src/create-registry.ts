import fs from 'node:fs/promises';
import path from 'node:path';
import { folderRegistry, type Registry, readRunningSite } from '@tractor-haat/registry/service';
import type { RegistryConfig } from './read-config.ts';
import { root } from './registry-settings.ts';

/** Reads the version from the configuration, or else from the running site, or else from this checkout. */
async function readHostApi({ hostApi, data, store }: RegistryConfig): Promise<number> {
  if (hostApi !== undefined) return hostApi;
  const runningVersion = await readLocalSite({ data, store })?.hostApi();
  if (runningVersion !== undefined) return runningVersion;
  const shellFile = path.join(root, 'apps', 'shell', 'shell.json');
  return JSON.parse(await fs.readFile(shellFile, 'utf8')).hostApi;
}

/** The registry polls the visit counts of these site servers. */
export const listSiteOrigins = (config: RegistryConfig): readonly string[] => {
  const localOrigin = readLocalSite(config)?.origin;
  return config.sites ?? (localOrigin ? [localOrigin] : []);
};

const readLocalSite = ({ data, store }: Pick<RegistryConfig, 'data' | 'store'>) =>
  readRunningSite(path.join(data, 'running-site.json'), store);

/** Promotions over the network pass the same gates as local promotions. */
export function createRegistry(config: RegistryConfig): Registry {
  const { store, registryDir, smokeScript, typesScript } = config;
  return folderRegistry({
    store,
    registryDir,
    hostApi: () => readHostApi(config),
    // The smoke test uses the API of the running site instead of starting one.
    apiBase: () => process.env.API_BASE || readLocalSite(config)?.apiBase,
    tools: {
      ...(smokeScript ? { smoke: [process.execPath, smokeScript] as const } : {}),
      ...(typesScript ? { types: [process.execPath, typesScript] as const } : {}),
    },
  });
}
