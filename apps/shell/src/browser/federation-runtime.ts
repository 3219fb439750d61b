import type { RemoteDefinition } from '@tractor-haat/platform';

/** The part of Module Federation's instance that the shell uses. */
export interface FederationInstance {
  registerRemotes(
    remotes: readonly { name: string; entry: string; entryGlobalName: string; type: 'global' }[],
  ): void;
  loadRemote(id: string): Promise<{ default: RemoteDefinition } | null>;
}

declare const __webpack_require__: { federation: { instance: FederationInstance } };

/** The instance that the federation plugin has made in this bundle's runtime. */
export const federation = (): FederationInstance => __webpack_require__.federation.instance;
