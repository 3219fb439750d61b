import federationPlugin, { federationCore } from '@tractor-haat/platform/federation';

/** The part of Module Federation's instance that the shell uses. */
export interface FederationInstance {
  registerRemotes(
    remotes: readonly { name: string; entry: string; entryGlobalName: string; type: 'global' }[],
  ): void;
  /** What a remote exposes under a name; null where the runtime found nothing. */
  loadRemote(id: string): Promise<{ default?: unknown } | null>;
}

/** A module that is here, or a way to fetch it when the first remote asks. */
export type Offer =
  | { readonly lib: () => unknown }
  | { readonly get: () => Promise<() => unknown> };

/** Versions of what the page offers, as the build read them from the packages. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;

function termsOf(name: string) {
  const version = SHARED_VERSIONS[name] ?? '';
  return { version, shareConfig: { singleton: true, requiredVersion: `^${version}` } };
}

/** Makes the page's instance, which offers these modules by the names under which remotes ask for them. */
export function makeFederation(offers: Readonly<Record<string, Offer>>): FederationInstance {
  const shared = Object.fromEntries(
    Object.entries(offers).map(([name, offer]) => [name, { ...termsOf(name), ...offer }]),
  );
  const instance = new federationCore.ModuleFederation({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    plugins: [federationPlugin() as never],
    shared: shared as never,
  });
  // Where its own tools look for it.
  federationCore.setGlobalFederationInstance(instance);
  return instance as unknown as FederationInstance;
}
