import path from 'node:path';
import { fileURLToPath } from 'node:url';

// `import.meta.dirname` does not exist before Node 20.11.
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');

export const getDataFolder = () => path.resolve(root, process.env.DATA_DIR || '.data');
export const getStoreFolder = () =>
  path.resolve(root, process.env.STORE_DIR || path.join(getDataFolder(), 'store'));
