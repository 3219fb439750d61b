import fs from 'node:fs/promises';
import path from 'node:path';
import { folderRegistry, type Registry, readRunningSite } from '@tractor-haat/registry/service';
import type { RegistryConfig } from './read-config.ts';
import { repositoryRoot } from './registry-settings.ts';

async function readHostApi({ hostApi, data, store }: RegistryConfig): Promise<number> {
  if (hostApi !== undefined) return hostApi;
  const runningVersion = await readLocalSite({ data, store })?.hostApi();
  if (runningVersion !== undefined) return runningVersion;
  const shellFile = path.join(repositoryRoot, 'apps', 'shell', 'shell.json');
  return JSON.parse(await fs.readFile(shellFile, 'utf8')).hostApi;
}

export const listSiteOrigins = (config: RegistryConfig): readonly string[] => {
  const localOrigin = readLocalSite(config)?.origin;
  return config.sites ?? (localOrigin ? [localOrigin] : []);
};

const readLocalSite = ({ data, store }: Pick<RegistryConfig, 'data' | 'store'>) =>
  readRunningSite(path.join(data, 'running-site.json'), store);

export function createRegistry(config: RegistryConfig): Registry {
  const { store, registryDir, smokeScript, typesScript } = config;
  return folderRegistry({
    store,
    registryDir,
    hostApi: () => readHostApi(config),
    // Without `apiBase`, each smoke test starts an API server of its own.
    apiBase: () => process.env.API_BASE || readLocalSite(config)?.apiBase,
    tools: {
      ...(smokeScript ? { smoke: [process.execPath, smokeScript] as const } : {}),
      ...(typesScript ? { types: [process.execPath, typesScript] as const } : {}),
    },
  });
}
