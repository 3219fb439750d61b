import fs from 'node:fs/promises';
import path from 'node:path';
import { folderRegistry, type Registry, runningSite } from '@tractor-haat/registry/service';
import type { RegistryConfig } from './config.ts';
import { root } from './registry-settings.ts';

/** Host API version of the site server: from the configuration, else of the running site, else of this checkout. */
async function hostApiOf({ hostApi, data, store }: RegistryConfig): Promise<number> {
  if (hostApi !== undefined) return hostApi;
  const running = await siteBeside({ data, store })?.hostApi();
  if (running !== undefined) return running;
  const shell = path.join(root, 'apps', 'shell', 'shell.json');
  return JSON.parse(await fs.readFile(shell, 'utf8')).hostApi;
}

/** Origins of the site servers that report visit counts. */
export const sitesOf = (config: RegistryConfig): readonly string[] => {
  const beside = siteBeside(config)?.origin;
  return config.sites ?? (beside ? [beside] : []);
};

const siteBeside = ({ data, store }: Pick<RegistryConfig, 'data' | 'store'>) =>
  runningSite(path.join(data, 'running-site.json'), store);

/** Registry with all gate programs: promotions over the network pass the same gates as local ones. */
export function registryOf(config: RegistryConfig): Registry {
  const { store, registryDir, smokeScript, typesScript } = config;
  return folderRegistry({
    store,
    registryDir,
    hostApi: () => hostApiOf(config),
    // The smoke test uses the API of the running site instead of starting one.
    apiBase: () => process.env.API_BASE || siteBeside(config)?.apiBase,
    tools: {
      ...(smokeScript ? { smoke: [process.execPath, smokeScript] as const } : {}),
      ...(typesScript ? { types: [process.execPath, typesScript] as const } : {}),
    },
  });
}
