import type { RemoteDefinition } from '@tractor-haat/platform';
import { expectEntry } from '@tractor-haat/platform/federation';
import type { BrowserComposition, BrowserRemote } from '../document/page-data.ts';
import { ownerOf } from '../render/owner.ts';
import { bring } from './bring.ts';
import type { FederationInstance } from './federation-runtime.ts';

/** Brings remotes of the composition with which this visit started. */
export interface RemoteLoader {
  /** A remote's definition. Rejects when it cannot be had; a later call tries anew. */
  load(name: string): Promise<RemoteDefinition>;
  /** The name of the remote that owns an address (without language prefix). */
  owner(path: string): Promise<string | undefined>;
}

export function makeRemoteLoader(
  federation: FederationInstance,
  { digest, remotes }: BrowserComposition,
): RemoteLoader {
  const known = new Map<string, BrowserRemote>();
  const definitions = new Map<string, Promise<RemoteDefinition>>();
  let whole: Promise<void> | undefined;

  function register(remote: BrowserRemote) {
    if (known.has(remote.name)) return;
    known.set(remote.name, remote);
    const entry = addressOf(remote);
    expectEntry({ entry, integrity: remote.integrity });
    federation.registerRemotes([
      { name: remote.name, entry, entryGlobalName: remote.name, type: 'global' },
    ]);
  }

  /** The page names only the remotes that it uses; the rest is fetched when first needed. */
  function completed(): Promise<void> {
    whole ??= fetch(`/_composition/${digest}.json`)
      .then(async (answer) => {
        if (!answer.ok) throw new Error(`The composition answered ${answer.status}`);
        const { remotes: all }: BrowserComposition = await answer.json();
        for (const remote of all) register(remote);
      })
      .catch((error) => {
        whole = undefined;
        throw error;
      });
    return whole;
  }

  async function fetchDefinition(name: string): Promise<RemoteDefinition> {
    if (!known.has(name)) await completed();
    const remote = known.get(name);
    if (!remote) throw new Error(`There is no remote ${name}`);
    const module = await bring(() => federation.loadRemote(`${name}/remote`), addressOf(remote));
    if (!module) throw new Error(`${name} offers nothing`);
    return module.default;
  }

  for (const remote of remotes) register(remote);

  return {
    load(name) {
      const before = definitions.get(name);
      if (before) return before;
      const promise = fetchDefinition(name);
      definitions.set(name, promise);
      promise.catch(() => definitions.delete(name));
      return promise;
    },
    async owner(path) {
      await completed();
      return ownerOf(path, [...known.values()])?.name;
    },
  };
}

const addressOf = (remote: BrowserRemote) =>
  new URL(remote.base + remote.entry, location.href).href;
