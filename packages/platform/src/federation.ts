import * as core from '@module-federation/runtime-core';

/** Where a remote's first file is and what it must hash to. */
export interface RemoteEntry {
  /** Absolute address of remoteEntry.js. */
  readonly entry: string;
  readonly integrity: string;
}

/** The runtime itself, for who makes its instance. */
export const federationCore = core;

const entries = new Map<string, string>();

/** A slow first file is given up after this; the loader then tries once more. */
const ENTRY_TIMEOUT_MS = 4000;

/** Tells the plugin below what the file at an address must hash to. */
export function expectEntry({ entry, integrity }: RemoteEntry): void {
  entries.set(entry, integrity);
}

/** The runtime plugin of the shell: integrity and a time limit for remotes' first files. */
export default function federationPlugin() {
  return {
    name: 'tractor-haat',
    beforeInit<Args>(args: Args): Args {
      // What `provideExternalRuntime` does for the remotes, without its second copy of the runtime.
      Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });
      return args;
    },
    /** The hook's script replaces the runtime's own, so all attributes are set here. */
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
