import path from 'node:path';
import { fileURLToPath } from 'node:url';

// Not import.meta.dirname, which Node 20.0 to 20.10 lack.
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');

export const dataFolder = () => path.resolve(root, process.env.DATA_DIR || '.data');
export const storeFolder = () =>
  path.resolve(root, process.env.STORE_DIR || path.join(dataFolder(), 'store'));
