/**
 * Federation runtime of a remote entry, which replaces `@module-federation/webpack-bundler-runtime` (patches.mjs). It
 * contains only what our remotes use, under the names that webpack calls. Remotes share nothing, load no remotes, and
 * get shared modules from the share scope of the page through the runtime core of the shell.
 */

interface Instance {
  readonly options: { readonly name: string; readonly shareStrategy?: string };
  /** Versions of shared modules by scope, name and version. */
  readonly shareScopeMap: Record<string, Record<string, Record<string, Offer>>>;
  initOptions(options: object): unknown;
  initializeSharing(scope: string, options: object): Promise<unknown>[];
  initShareScopeMap(scope: string, shared: object, options: object): void;
  /** Resolves to false if the module is not shared. */
  loadShare(name: string, options: object): Promise<false | Factory>;
}

type Factory = () => unknown;

/** A version of a shared module. `loading` is its promise, also after it was rejected. */
interface Offer {
  readonly loaded?: boolean | number;
  loading?: unknown;
}

interface Core {
  readonly CurrentGlobal: {
    readonly __FEDERATION__: { readonly __INSTANCES__: readonly Instance[] };
  };
  readonly ModuleFederation: new (options: object) => Instance;
  setGlobalFederationInstance(instance: Instance): void;
}

interface SharedModule {
  readonly shareKey: string;
  readonly shareScope: readonly string[];
  readonly fallback: () => Factory;
}

interface WebpackRequire {
  readonly m: Record<string, (module: { exports: unknown }) => void>;
  readonly c: Record<string, unknown>;
  readonly I: (scope: string, initScope: unknown) => unknown;
  readonly consumesLoadingData: {
    readonly moduleIdToConsumeDataMapping: Readonly<Record<string, SharedModule>>;
  };
  readonly federation: { readonly initOptions: { readonly name: string }; instance: Instance };
}

/** The shell sets this global before it loads a remote (`packages/platform/src/federation.ts`). */
declare const _FEDERATION_RUNTIME_CORE: Core;

const core = _FEDERATION_RUNTIME_CORE;

/** A page has one instance per remote. A version that replaces a broken one reuses it. */
function init({ webpackRequire }: { webpackRequire: WebpackRequire }): Instance {
  const { initOptions } = webpackRequire.federation;
  const instances = core.CurrentGlobal.__FEDERATION__.__INSTANCES__;
  const existing = instances.find(({ options }) => options.name === initOptions.name);
  if (existing) {
    existing.initOptions(initOptions);
    return existing;
  }
  const instance = new core.ModuleFederation(initOptions);
  core.setGlobalFederationInstance(instance);
  return instance;
}

interface EntryArgs {
  readonly webpackRequire: WebpackRequire;
  readonly shareScope: object;
  readonly initScope: unknown;
  readonly shareScopeKey: string;
  readonly remoteEntryInitOptions?: { readonly shareScopeMap?: object };
}

function initContainerEntry(args: EntryArgs): unknown {
  const { webpackRequire, shareScope, initScope, shareScopeKey, remoteEntryInitOptions } = args;
  const { initOptions, instance } = webpackRequire.federation;
  instance.initOptions({ name: initOptions.name, remotes: [], ...remoteEntryInitOptions });
  const hostShareScopeMap = remoteEntryInitOptions?.shareScopeMap ?? {};
  instance.initShareScopeMap(shareScopeKey, shareScope, { hostShareScopeMap });
  return webpackRequire.I(shareScopeKey, initScope);
}

interface SharingArgs {
  readonly shareScopeName: string;
  readonly webpackRequire: WebpackRequire;
  readonly initPromises: Record<string, Promise<true>>;
  readonly initScope: unknown;
}

function initializeSharing(args: SharingArgs): Promise<true> {
  const { shareScopeName, webpackRequire, initPromises, initScope } = args;
  const { instance } = webpackRequire.federation;
  const strategy = instance.options.shareStrategy;
  initPromises[shareScopeName] ??= Promise.all(
    instance.initializeSharing(shareScopeName, { strategy, initScope, from: 'build' }),
  ).then(() => true);
  return initPromises[shareScopeName];
}

interface ConsumeArgs {
  readonly chunkId: string;
  readonly chunkMapping: Readonly<Record<string, readonly (string | number)[]>>;
  readonly promises: unknown[];
  readonly installedModules: Record<string, unknown>;
  readonly webpackRequire: WebpackRequire;
}

/** Installs the shared modules that a chunk imports, before the chunk runs. */
function consumes(args: ConsumeArgs): void {
  const { chunkId, chunkMapping, promises, installedModules, webpackRequire } = args;
  const { m: factories, c: cache, consumesLoadingData, federation } = webpackRequire;
  for (const id of chunkMapping[chunkId] ?? []) {
    const shared = consumesLoadingData.moduleIdToConsumeDataMapping[id];
    if (!shared) continue;
    const { shareKey, shareScope, fallback, ...shareConfig } = shared;
    installedModules[id] ??= federation.instance
      .loadShare(shareKey, {
        customShareInfo: { scope: shareScope, shareConfig },
        context: { trigger: 'build', moduleId: id, chunkId },
      })
      .then(
        (factory) => {
          installedModules[id] = 0;
          // If the module is not shared, the fallback throws when the chunk uses it.
          const createModule = factory === false ? fallback() : factory;
          factories[id] = (module) => {
            delete cache[id];
            module.exports = createModule();
          };
        },
        (error) => {
          // The next chunk that needs the module retries, so the failure must not stay cached.
          delete installedModules[id];
          for (const scope of shareScope)
            for (const offer of Object.values(
              federation.instance.shareScopeMap[scope]?.[shareKey] ?? {},
            ))
              if (!offer.loaded) offer.loading = null;
          // The chunk must fail before its modules run, because a half-executed module would stay for the whole visit.
          throw error;
        },
      );
    promises.push(installedModules[id]);
  }
}

export default {
  runtime: {},
  bundlerRuntime: { init, initContainerEntry, I: initializeSharing, S: {}, consumes },
  bundlerRuntimeOptions: {},
};
