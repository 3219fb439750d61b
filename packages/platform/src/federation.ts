import * as core from '@module-federation/runtime-core';

export interface RemoteEntry {
  /** Absolute URL of remoteEntry.js. */
  readonly entry: string;
  readonly integrity: string;
}

export const federationCore = core;

const entries = new Map<string, string>();

/** Timeout of a remote entry in milliseconds; the loader retries once. */
const ENTRY_TIMEOUT_MS = 4000;

/** Registers the integrity of a remote entry for the plugin below. */
export function expectEntry({ entry, integrity }: RemoteEntry): void {
  entries.set(entry, integrity);
}

/** Runtime plugin of the shell: integrity and timeout for remote entries. */
export default function federationPlugin() {
  return {
    name: 'tractor-haat',
    beforeInit<Args>(args: Args): Args {
      // Replaces `provideExternalRuntime`, which would add a second copy of the runtime.
      Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });
      return args;
    },
    /** Replaces the runtime's own script element, so all attributes are set here. */
    createScript({ url }: { url: string }) {
      const integrity = entries.get(url);
      if (!integrity) return undefined;
      const script = document.createElement('script');
      script.src = url;
      script.integrity = integrity;
      script.crossOrigin = 'anonymous';
      return { script, timeout: ENTRY_TIMEOUT_MS };
    },
  };
}
