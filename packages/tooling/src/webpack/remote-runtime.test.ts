const SHARED = { shareKey: 'react', shareScope: ['default'], singleton: true };
const fallback = () => () => {
  throw new Error("Can not get 'react'");
};

type LoadShare = () => Promise<false | (() => unknown)>;

/** What webpack's own code and the shell's runtime core hand to the runtime. */
function surroundings(loadShare: LoadShare) {
  const scopes: unknown[] = [];
  class ModuleFederation {
    options: { name: string };
    constructor(options: object) {
      this.options = { name: '', ...options };
    }
    loadShare = loadShare;
    initOptions() {}
    initializeSharing = () => [];
    initShareScopeMap(name: string, scope: unknown) {
      scopes.push([name, scope]);
    }
  }
  const instances: ModuleFederation[] = [];
  const core = {
    CurrentGlobal: { __FEDERATION__: { __INSTANCES__: instances } },
    ModuleFederation,
    setGlobalFederationInstance: (made: ModuleFederation) => instances.push(made),
  };
  const webpackRequire = {
    m: {} as Record<string, (module: { exports: unknown }) => void>,
    c: {},
    I: jest.fn(async () => true),
    consumesLoadingData: { moduleIdToConsumeDataMapping: { 7: { ...SHARED, fallback } } },
    federation: { initOptions: { name: 'enquiry' }, instance: new ModuleFederation({}) },
  };
  return { core, instances, scopes, webpackRequire };
}

async function runtimeIn(core: unknown) {
  jest.resetModules();
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });
  const { default: runtime } = await import('./remote-runtime.ts');
  return runtime.bundlerRuntime;
}

async function consumer(loadShare: LoadShare) {
  const { core, webpackRequire } = surroundings(loadShare);
  const { consumes } = await runtimeIn(core);
  const installedModules: Record<string, unknown> = {};
  const ask = async () => {
    const promises: unknown[] = [];
    const chunkMapping = { form: [7] };
    consumes({ chunkId: 'form', chunkMapping, promises, installedModules, webpackRequire });
    await Promise.all(promises);
  };
  const use = () => {
    const module = { exports: undefined };
    webpackRequire.m[7]?.(module);
    return module.exports;
  };
  return { ask, use };
}

test('a chunk finds the shared module where webpack looks for it, fetched once', async () => {
  const loadShare = jest.fn(async () => () => 'the one React');
  const { ask, use } = await consumer(loadShare);
  await ask();
  await ask();
  expect(use()).toBe('the one React');
  expect(loadShare).toHaveBeenCalledTimes(1);
  expect(loadShare).toHaveBeenCalledWith('react', {
    customShareInfo: { scope: ['default'], shareConfig: { singleton: true } },
    context: { trigger: 'build', moduleId: 7, chunkId: 'form' },
  });
});

test('what nobody shares says so when it is used', async () => {
  const { ask, use } = await consumer(async () => false);
  await ask();
  expect(use).toThrow("Can not get 'react'");
});

test('what could not be had is asked for again with the next chunk', async () => {
  const loadShare = jest.fn(async () => () => 'React');
  loadShare.mockRejectedValueOnce(new Error('gone'));
  const { ask, use } = await consumer(loadShare);
  await ask();
  expect(use).toThrow('gone');
  await ask();
  expect(use()).toBe('React');
});

test('a remote has one instance, which takes the scope that the shell hands over', async () => {
  const { core, instances, scopes, webpackRequire } = surroundings(async () => false);
  const { init, initContainerEntry } = await runtimeIn(core);
  const instance = init({ webpackRequire });
  expect(init({ webpackRequire })).toBe(instance);
  expect(instances).toEqual([instance]);
  const shareScope = { react: {} };
  await initContainerEntry({ webpackRequire, shareScope, initScope: [], shareScopeKey: 'default' });
  expect(scopes).toEqual([['default', shareScope]]);
  expect(webpackRequire.I).toHaveBeenCalledWith('default', []);
});
