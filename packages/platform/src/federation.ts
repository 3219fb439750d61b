import * as core from '@module-federation/runtime-core';

export interface RemoteEntry {
  /** Absolute URL of `remoteEntry.js`. */
  readonly entry: string;
  readonly integrity: string;
}

export const federationCore = core;

/** Integrity of each remote entry, by its URL. */
const integrityByUrl = new Map<string, string>();

/** The loader retries once after this timeout. */
const ENTRY_TIMEOUT_MS = 4000;

/** Stores the integrity of a remote entry. Must be called before the entry is loaded. */
export function expectEntry({ entry, integrity }: RemoteEntry): void {
  integrityByUrl.set(entry, integrity);
}

/** Runtime plugin for Module Federation. It adds integrity and a timeout to remote entries. */
export default function federationPlugin() {
  return {
    name: 'tractor-haat',
    beforeInit<Args>(args: Args): Args {
      // Sets the global without the option `provideExternalRuntime`, which would add a second copy of the runtime.
      Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });
      return args;
    },
    /**
     * Returns the script element of a registered entry. The runtime adds no attributes to it, so all of them are set
     * here.
     */
    createScript({ url }: { url: string }) {
      const integrity = integrityByUrl.get(url);
      if (!integrity) return undefined;
      const script = document.createElement('script');
      script.src = url;
      script.integrity = integrity;
      script.crossOrigin = 'anonymous';
      return { script, timeout: ENTRY_TIMEOUT_MS };
    },
  };
}
