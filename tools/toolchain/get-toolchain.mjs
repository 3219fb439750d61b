import path from 'node:path';
import { root } from '../run/paths.mjs';
import { getNodePackage } from './get-node-package.mjs';

/** Returns the paths of Node and pnpm, and an environment whose `PATH` begins with both. */
export function getToolchain(folder = path.join(root, '.toolchain')) {
  const modules = path.join(folder, 'node_modules');
  const bin = path.join(modules, getNodePackage().name, 'bin');
  const node = path.join(bin, 'node');
  const pnpm = path.join(modules, '.bin', 'pnpm');
  const search = [bin, path.join(modules, '.bin'), process.env.PATH].join(path.delimiter);
  return { node, pnpm, env: { ...process.env, PATH: search } };
}
