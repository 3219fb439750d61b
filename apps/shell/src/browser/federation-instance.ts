import federationPlugin, { federationCore } from '@tractor-haat/platform/federation';

/** The part of the Module Federation instance that the shell uses. */
export interface FederationInstance {
  registerRemotes(
    remotes: readonly { name: string; entry: string; entryGlobalName: string; type: 'global' }[],
  ): void;
  /** Exposed module of a remote; null if the runtime found none. */
  loadRemote(id: string): Promise<{ default?: unknown } | null>;
}

/** A loaded module, or a function that loads it on first use. */
export type Offer =
  | { readonly lib: () => unknown }
  | { readonly get: () => Promise<() => unknown> };

/** Versions of the shared modules, inlined by the build. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;

function createShareConfig(name: string) {
  const version = SHARED_VERSIONS[name] ?? '';
  return { version, shareConfig: { singleton: true, requiredVersion: `^${version}` } };
}

/** Creates the page's instance with these shared modules. */
export function createFederation(offers: Readonly<Record<string, Offer>>): FederationInstance {
  const shared = Object.fromEntries(
    Object.entries(offers).map(([name, offer]) => [name, { ...createShareConfig(name), ...offer }]),
  );
  const instance = new federationCore.ModuleFederation({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    plugins: [federationPlugin() as never],
    shared: shared as never,
  });
  // Module Federation's dev tools look for it there.
  federationCore.setGlobalFederationInstance(instance);
  return instance as unknown as FederationInstance;
}
