import federationPlugin, { federationCore } from '@tractor-haat/platform/federation';

export interface FederationInstance {
  registerRemotes(
    remotes: readonly { name: string; entry: string; entryGlobalName: string; type: 'global' }[],
  ): void;
  loadRemote(id: string): Promise<{ default?: unknown } | null>;
}

/** A shared module, loaded already or on demand. */
export type SharedModule =
  | { readonly lib: () => unknown }
  | { readonly get: () => Promise<() => unknown> };

/** Versions of the shared modules, which the build inserts. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;

export function createFederation(
  modules: Readonly<Record<string, SharedModule>>,
): FederationInstance {
  const shared = Object.fromEntries(
    Object.entries(modules).map(([name, module]) => [
      name,
      { ...createShareConfig(name), ...module },
    ]),
  );
  const instance = new federationCore.ModuleFederation({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    plugins: [federationPlugin() as never],
    shared: shared as never,
  });
  // The developer tools of Module Federation read the global instance.
  federationCore.setGlobalFederationInstance(instance);
  return instance as unknown as FederationInstance;
}

function createShareConfig(name: string) {
  const version = SHARED_VERSIONS[name] ?? '';
  return { version, shareConfig: { singleton: true, requiredVersion: `^${version}` } };
}
