import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { type ArtifactRecord, computeIntegrity, storeLayout } from '@tractor-haat/registry';

const nodeRequire = createRequire(import.meta.url);

export type ProvideModule = (id: string) => unknown;

/** A bundle contains its dependencies, so only Node's built-in modules are provided. */
export const provideBuiltins: ProvideModule = (id) => {
  if (id.startsWith('node:') || nodeRequire('node:module').isBuiltin(id)) return nodeRequire(id);
  throw new Error(`A server bundle requires ${id}, which is not provided`);
};

export class BundleIntegrityError extends Error {
  override name = 'BundleIntegrityError';
}

function readBundle(store: string, { name, version, server }: ArtifactRecord) {
  const file = path.join(storeLayout.server(store, name, version), server.file);
  let code: string;
  try {
    code = fs.readFileSync(file, 'utf8');
  } catch (cause) {
    throw new BundleIntegrityError(`The server bundle of ${name}@${version} cannot be read`, {
      cause,
    });
  }
  if (computeIntegrity(code) !== server.integrity)
    throw new BundleIntegrityError(
      `The server bundle of ${name}@${version} is not the one that was published`,
    );
  return { code, file };
}

/**
 * Returns the exports of a server bundle. Throws if its digest differs from the record, so only published code runs.
 */
export function runBundle(store: string, record: ArtifactRecord, provide: ProvideModule): unknown {
  const { code, file } = readBundle(store, record);
  const module = { exports: {} };
  const runCode = vm.compileFunction(code, ['module', 'exports', 'require'], { filename: file });
  runCode(module, module.exports, provide);
  return module.exports;
}
