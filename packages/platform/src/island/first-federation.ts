/**
 * As much of Module Federation's runtime as a remote's first file asks for (packages/tooling, `remote-runtime.ts`):
 * remotes share nothing of their own and load no remotes. It stands where the whole runtime is looked for, until that one
 * comes for pages and popups; containers that stand by then go on with this.
 */

/** Brings a module that the page offers to remotes; a promise of one where it comes later. */
type Offer = () => unknown;

interface Options {
  readonly name: string;
}

interface Container {
  init(shareScope: object, initScope: unknown, options: object): unknown;
  get(module: string): Promise<() => unknown>;
}

/** A remote's first file: where it is and what it must hash to. */
export interface FirstFile {
  /** Name of the remote, under which its container stands on the page. */
  readonly name: string;
  readonly entry: string;
  readonly integrity: string;
}

/** A slow first file is given up after this; the caller then tries once more. */
const ENTRY_TIMEOUT_MS = 4000;

function makeInstances(offers: Readonly<Record<string, Offer>>) {
  const instances: object[] = [];
  class Instance {
    options: Options;
    readonly shareScopeMap = {};
    constructor(options: Options) {
      this.options = options;
      instances.push(this);
    }
    initOptions(options: Options) {
      this.options = { ...this.options, ...options };
    }
    initializeSharing() {
      return [];
    }
    initShareScopeMap() {}
    async loadShare(name: string) {
      const offer = offers[name];
      if (!offer) return false;
      const module = await offer();
      return () => module;
    }
  }
  return { instances, Instance };
}

/** Offers modules to remotes that come before the whole runtime does. */
export function offerFirst(offers: Readonly<Record<string, Offer>>): void {
  const { instances, Instance } = makeInstances(offers);
  Object.assign(globalThis, {
    _FEDERATION_RUNTIME_CORE: {
      CurrentGlobal: { __FEDERATION__: { __INSTANCES__: instances } },
      ModuleFederation: Instance,
      setGlobalFederationInstance: () => undefined,
    },
  });
}

const failed = (entry: string, type: string) =>
  Object.assign(new Error(`Loading ${entry} failed`), {
    ...{ name: 'ChunkLoadError', type, request: entry },
  });

function run({ entry, integrity }: FirstFile) {
  return new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    const timer = setTimeout(() => reject(failed(entry, 'timeout')), ENTRY_TIMEOUT_MS);
    const end = (then: () => void) => () => {
      clearTimeout(timer);
      then();
    };
    script.src = entry;
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
    script.onload = end(resolve);
    script.onerror = end(() => reject(failed(entry, 'missing')));
    document.head.append(script);
  });
}

/** Brings one exposed module of a remote. Rejects with a ChunkLoadError when its file does not come. */
export async function bringExposed(remote: FirstFile, module: string): Promise<unknown> {
  const containers = globalThis as unknown as Record<string, Container | undefined>;
  if (!containers[remote.name]) await run(remote);
  const container = containers[remote.name];
  if (!container) throw new Error(`${remote.name} left no container on the page`);
  await container.init({}, [], { shareScopeMap: {} });
  return (await container.get(module))();
}
