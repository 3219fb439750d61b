/**
 * The part of Module Federation's runtime that a remote entry needs (`remote-runtime.ts` of packages/tooling), for
 * islands. The full runtime is loaded later, for pages and popups. Remotes that are already loaded continue to use
 * this part.
 */

/** Returns a shared module, or a promise of one. */
type SharedModuleLoader = () => unknown;

interface Options {
  readonly name: string;
}

interface Container {
  init(shareScope: object, initScope: unknown, options: object): unknown;
  get(module: string): Promise<() => unknown>;
}

export interface RemoteEntryFile {
  /** Name of the remote, which is also the global variable of its container. */
  readonly name: string;
  readonly entry: string;
  readonly integrity: string;
}

/** The caller retries once after this timeout. */
const ENTRY_TIMEOUT_MS = 4000;

/** Provides shared modules to containers, as long as the full runtime is not loaded. */
export function shareModules(sharedModules: Readonly<Record<string, SharedModuleLoader>>): void {
  const { instances, Instance } = createInstances(sharedModules);
  Object.assign(globalThis, {
    _FEDERATION_RUNTIME_CORE: {
      CurrentGlobal: { __FEDERATION__: { __INSTANCES__: instances } },
      ModuleFederation: Instance,
      setGlobalFederationInstance: () => undefined,
    },
  });
}

function createInstances(sharedModules: Readonly<Record<string, SharedModuleLoader>>) {
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
      const loadModule = sharedModules[name];
      if (!loadModule) return false;
      const module = await loadModule();
      return () => module;
    }
  }
  return { instances, Instance };
}

/** Loads an exposed module of a remote. Rejects with a `ChunkLoadError` if the remote entry fails to load. */
export async function loadExposedModule(remote: RemoteEntryFile, module: string): Promise<unknown> {
  const containers = globalThis as unknown as Record<string, Container | undefined>;
  if (!containers[remote.name]) await loadScript(remote);
  const container = containers[remote.name];
  if (!container) throw new Error(`${remote.name} left no container on the page`);
  await container.init({}, [], { shareScopeMap: {} });
  return (await container.get(module))();
}

function loadScript({ entry, integrity }: RemoteEntryFile) {
  return new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    const timer = setTimeout(() => reject(createLoadError(entry, 'timeout')), ENTRY_TIMEOUT_MS);
    const createHandler = (settle: () => void) => () => {
      clearTimeout(timer);
      settle();
    };
    script.src = entry;
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
    script.onload = createHandler(resolve);
    script.onerror = createHandler(() => reject(createLoadError(entry, 'missing')));
    document.head.append(script);
  });
}

const createLoadError = (entry: string, type: string) =>
  Object.assign(new Error(`Loading ${entry} failed`), {
    name: 'ChunkLoadError',
    type,
    request: entry,
  });
