import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { types } from 'node:util';
import vm from 'node:vm';
import type { FailureCode } from '@tractor-haat/api-client';
import {
  type ArtifactRecord,
  acceptsContract,
  computeIntegrity,
  storeLayout,
} from '@tractor-haat/registry';
import type { Composition, ServerBundle } from '@tractor-haat/shell/server-bundle';
import { requireHostApi } from './host-api.ts';

/** Errors of bundles can come from another realm, where `instanceof` fails. */
export const toErrorMessage = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : String(error);

const nodeRequire = createRequire(import.meta.url);

type ProvideModule = (id: string) => unknown;

/** A bundle contains its dependencies, so only Node's built-in modules are provided. */
const provideBuiltins: ProvideModule = (id) => {
  if (id.startsWith('node:') || nodeRequire('node:module').isBuiltin(id)) return nodeRequire(id);
  throw new Error(`A server bundle requires ${id}, which is not provided`);
};

class BundleIntegrityError extends Error {
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
function runBundle(store: string, record: ArtifactRecord, provide: ProvideModule): unknown {
  const { code, file } = readBundle(store, record);
  const module = { exports: {} };
  const runCode = vm.compileFunction(code, ['module', 'exports', 'require'], { filename: file });
  runCode(module, module.exports, provide);
  return module.exports;
}

export type { ServerBundle };
export type RemoteDefinition = ReturnType<Composition['definition']>;
export type SiteResponse = Awaited<ReturnType<ServerBundle['renderSite']>>;

/** Code of a remote, or the reason why it cannot be used. Each `code` is described in docs/operations.md. */
type RemoteCode =
  | { readonly definition: RemoteDefinition }
  | { readonly code: FailureCode; readonly error: Error };

export interface RunningShell {
  readonly record: ArtifactRecord;
  readonly code: ServerBundle;
}

/** Throws if the bundle fails or requires another version of the host API. */
export function runShell(store: string, record: ArtifactRecord): ServerBundle {
  requireHostApi(record);
  return runBundle(store, record, provideBuiltins) as ServerBundle;
}

/** Runs the bundle with the shared modules of the shell. Never throws. */
export function runRemote(store: string, record: ArtifactRecord, shell: RunningShell): RemoteCode {
  const { name, version, contract } = record;
  if (!acceptsContract(shell.record.contract, contract)) {
    const error = new Error(
      `${name}@${version} has contract ${contract}; the shell has contract ${shell.record.contract}`,
    );
    return { code: 'TH-203', error };
  }
  const { sharedModules } = shell.code;
  const provide = (id: string) => (id in sharedModules ? sharedModules[id] : provideBuiltins(id));
  try {
    const exports = runBundle(store, record, provide) as { default?: unknown };
    if (isDefinition(exports.default)) return { definition: exports.default };
    return { code: 'TH-202', error: new Error(`${name}@${version} exports no remote`) };
  } catch (cause) {
    const error = types.isNativeError(cause) ? cause : new Error(toErrorMessage(cause), { cause });
    return { code: error instanceof BundleIntegrityError ? 'TH-107' : 'TH-201', error };
  }
}

const isDefinition = (value: unknown): value is RemoteDefinition =>
  typeof value === 'object' &&
  value !== null &&
  'routes' in value &&
  Array.isArray(value.routes) &&
  'messages' in value;

const toVersionKey = ({ name, version }: ArtifactRecord) => `${name}@${version}`;

/** Caches the code of live versions. A new shell reloads all remotes, because they use its shared modules. */
export class CodeCache {
  readonly #store: string;
  #shell: RunningShell | undefined;
  readonly #remotes = new Map<string, RemoteCode>();

  constructor(store: string) {
    this.#store = store;
  }

  loadShell(record: ArtifactRecord): RunningShell {
    if (this.#shell && toVersionKey(this.#shell.record) === toVersionKey(record))
      return this.#shell;
    const shell = { record, code: runShell(this.#store, record) };
    this.#shell = shell;
    this.#remotes.clear();
    return shell;
  }

  loadRemote(record: ArtifactRecord, shell: RunningShell): RemoteCode {
    if (shell !== this.#shell) return runRemote(this.#store, record, shell);
    const cached = this.#remotes.get(toVersionKey(record));
    if (cached) return cached;
    const code = runRemote(this.#store, record, shell);
    this.#remotes.set(toVersionKey(record), code);
    return code;
  }

  keepOnly(records: readonly ArtifactRecord[]): void {
    const currentKeys = new Set(records.map(toVersionKey));
    for (const key of this.#remotes.keys()) if (!currentKeys.has(key)) this.#remotes.delete(key);
  }
}
