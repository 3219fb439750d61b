import type { RemoteDefinition } from '@tractor-haat/platform';
import { expectEntry } from '@tractor-haat/platform/federation';
import type { BrowserVersion } from '../../app/page-data.ts';
import type { FederationInstance } from './create-federation.ts';
import { FileFailure } from './file-failure.ts';
import { importWithRetry } from './import-with-retry.ts';
import { type FailureDetails, RemoteFailure } from './remote-failure.ts';

export interface LoadedRemote {
  readonly name: string;
  readonly version: string;
  readonly definition: RemoteDefinition;
}

const listGlobals = (name: string) => [name, `webpackChunk${name}`];

const activeVersions = new Map<string, string>();

/**
 * All versions of a remote use the same global names, so a new version would use the chunks of the previous one. A
 * retry of the same version needs the chunks that it has already loaded.
 */
function clearGlobals(name: string, version: string) {
  const previousVersion = activeVersions.get(name);
  activeVersions.set(name, version);
  if (previousVersion === undefined || previousVersion === version) return;
  for (const global of listGlobals(name)) Reflect.set(globalThis, global, undefined);
}

const isDefinition = (value: unknown): value is RemoteDefinition =>
  typeof value === 'object' &&
  value !== null &&
  'routes' in value &&
  Array.isArray(value.routes) &&
  'messages' in value;

const toFailureDetails = (error: unknown, entry: string): FailureDetails =>
  error instanceof FileFailure
    ? { phase: error.file === entry ? 'entry' : 'file', code: error.code }
    : { phase: 'load', code: 'TH-201' };

export async function loadRemoteVersion(
  federation: FederationInstance,
  name: string,
  { version, base, entry, integrity }: BrowserVersion,
): Promise<LoadedRemote> {
  const entryUrl = new URL(base + entry, location.href).href;
  // Each version is registered as a separate remote, because Module Federation caches remotes by name.
  const id = `${name}~${version}`;
  clearGlobals(name, version);
  expectEntry({ entry: entryUrl, integrity });
  federation.registerRemotes([
    { name: id, entry: entryUrl, entryGlobalName: name, type: 'global' },
  ]);
  let module: { default?: unknown } | null;
  try {
    module = await importWithRetry(() => federation.loadRemote(`${id}/remote`), entryUrl);
  } catch (error) {
    throw new RemoteFailure(name, version, toFailureDetails(error, entryUrl), error);
  }
  if (!isDefinition(module?.default))
    throw new RemoteFailure(name, version, { phase: 'load', code: 'TH-202' });
  return { name, version, definition: module.default };
}
