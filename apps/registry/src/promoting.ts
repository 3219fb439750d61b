import fs from 'node:fs/promises';
import path from 'node:path';
import { folderRegistry, type Registry, runningSite } from '@tractor-haat/registry/service';
import type { RegistryConfig } from './config.ts';
import { root } from './registry-settings.ts';

/** The number of the site server: as it is told, as the running one says, else the one of this checkout. */
async function hostApiOf({ hostApi, data, store }: RegistryConfig): Promise<number> {
  if (hostApi !== undefined) return hostApi;
  const running = await siteBeside({ data, store })?.hostApi();
  if (running !== undefined) return running;
  const shell = path.join(root, 'apps', 'shell', 'shell.json');
  return JSON.parse(await fs.readFile(shell, 'utf8')).hostApi;
}

/** Where what happens on the site is asked. */
export const sitesOf = (config: RegistryConfig): readonly string[] => {
  const beside = siteBeside(config)?.origin;
  return config.sites ?? (beside ? [beside] : []);
};

const siteBeside = ({ data, store }: Pick<RegistryConfig, 'data' | 'store'>) =>
  runningSite(path.join(data, 'running-site.json'), store);

/** The folder with the gates' programs: every promotion over the network passes the same as one on this machine. */
export function registryOf(config: RegistryConfig): Registry {
  const { store, registryDir, smokeScript, typesScript } = config;
  const apiGiven = process.env.API_BASE;
  const registry = folderRegistry({
    store,
    registryDir,
    hostApi: () => hostApiOf(config),
    tools: {
      ...(smokeScript ? { smoke: [process.execPath, smokeScript] as const } : {}),
      ...(typesScript ? { types: [process.execPath, typesScript] as const } : {}),
    },
  });
  return {
    ...registry,
    promote(wish) {
      // The smoke test asks the API of the site that runs here by now, rather than start one of its own.
      const api = apiGiven ?? siteBeside(config)?.apiBase;
      if (api) process.env.API_BASE = api;
      else delete process.env.API_BASE;
      return registry.promote(wish);
    },
  };
}
