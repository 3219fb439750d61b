import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { type ArtifactRecord, integrityOf, storeLayout } from '@tractor-haat/registry';

const nodeRequire = createRequire(import.meta.url);

/** Answers what a bundle asks for by `require`. */
export type Provide = (id: string) => unknown;

/** Node's own modules, and nothing else: a bundle carries everything that it needs. */
export const onlyBuiltins: Provide = (id) => {
  if (id.startsWith('node:') || nodeRequire('node:module').isBuiltin(id)) return nodeRequire(id);
  throw new Error(`A server bundle asked for ${id}, which is not provided`);
};

/**
 * Runs the server bundle of a published version and returns its exports. The file is checked against
 * its record first: code that is not what was published is never run.
 */
export function runBundle(store: string, record: ArtifactRecord, provide: Provide): unknown {
  const { name, version, server } = record;
  const file = path.join(storeLayout.server(store, name, version), server.file);
  const code = fs.readFileSync(file, 'utf8');
  if (integrityOf(code) !== server.integrity) {
    throw new Error(`The server bundle of ${name}@${version} is not the one that was published`);
  }
  const module = { exports: {} };
  const run = vm.compileFunction(code, ['module', 'exports', 'require'], { filename: file });
  run(module, module.exports, provide);
  return module.exports;
}
