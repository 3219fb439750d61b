import fs from 'node:fs/promises';
import path from 'node:path';
import {
  createFolderRegistry,
  type Registry,
  readRunningSite,
} from '@tractor-haat/registry/service';
import type { RegistryConfig } from './read-config.ts';
import { repositoryRoot } from './registry-settings.ts';

export function createRegistry(config: RegistryConfig): Registry {
  const { store, registryDir, smokeScript, typesScript } = config;
  return createFolderRegistry({
    store,
    registryDir,
    readHostApi: () => readHostApi(config),
    // If undefined, each smoke test starts its own API server.
    readApiBase: () => process.env.API_BASE || readLocalSite(config)?.apiBase,
    tools: {
      ...(smokeScript ? { smoke: [process.execPath, smokeScript] as const } : {}),
      ...(typesScript ? { types: [process.execPath, typesScript] as const } : {}),
    },
  });
}

/** Origins of the site servers that the registry polls for the counts of canaries. */
export const listSiteOrigins = (config: RegistryConfig): readonly string[] => {
  const localOrigin = readLocalSite(config)?.origin;
  return config.sites ?? (localOrigin ? [localOrigin] : []);
};

async function readHostApi({ hostApi, dataFolder, store }: RegistryConfig): Promise<number> {
  if (hostApi !== undefined) return hostApi;
  const runningVersion = await readLocalSite({ dataFolder, store })?.fetchHostApi();
  if (runningVersion !== undefined) return runningVersion;
  const shellFile = path.join(repositoryRoot, 'apps', 'shell', 'shell.json');
  return JSON.parse(await fs.readFile(shellFile, 'utf8')).hostApi;
}

const readLocalSite = ({ dataFolder, store }: Pick<RegistryConfig, 'dataFolder' | 'store'>) =>
  readRunningSite(path.join(dataFolder, 'running-site.json'), store);
