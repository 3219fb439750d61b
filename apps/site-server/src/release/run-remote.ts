import { types } from 'node:util';
import type { FailureCode } from '@tractor-haat/api-client';
import { type ArtifactRecord, acceptsContract } from '@tractor-haat/registry';
import type { Composition, ServerBundle } from '@tractor-haat/shell/server-bundle';
import { requireHostApi } from './host-api.ts';
import { BundleIntegrityError, provideBuiltins, runBundle } from './run-bundle.ts';
import { toErrorMessage } from './to-error-message.ts';

export type { ServerBundle };
export type RemoteDefinition = ReturnType<Composition['definition']>;
export type SiteResponse = Awaited<ReturnType<ServerBundle['renderSite']>>;

/** Code of a remote, or the reason why it cannot be used. Each `code` is described in docs/operations.md. */
export type RemoteCode =
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
