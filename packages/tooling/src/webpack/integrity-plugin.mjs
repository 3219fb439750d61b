import crypto from 'node:crypto';
import MiniCssExtract from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { UsedNames } from './used-names.mjs';

const MAP_HASH_PLACEHOLDER = '__INTEGRITY_OF_THE_MAP__';
const QUOTED_PLACEHOLDER_PATTERN = new RegExp(`["'\`]${MAP_HASH_PLACEHOLDER}["'\`]`);

/** Time limit for loading the map of hashes. The shell retries once. */
const MAP_TIMEOUT_MS = 4000;

/**
 * Gives each lazily loaded file an integrity hash. The HTML of a page contains the hashes of its preloaded files, among
 * them the runtime. The runtime contains the hash of a map with the hashes of all other files, which it fetches on
 * first use. Also emits `build.json` with the files of each chunk group and their hashes.
 */
export class IntegrityPlugin {
  constructor(manifest) {
    this.manifest = manifest;
    this.usedNames = new UsedNames('@tractor-haat/platform');
    this.mapFile = `${manifest.name}.integrity.json`;
  }

  apply(compiler) {
    this.usedNames.apply(compiler);
    compiler.hooks.compilation.tap('Integrity', (compilation) => {
      this.addHashRuntime(compilation);
      this.addIntegrityAttributes(compilation);
      compilation.hooks.processAssets.tap(
        {
          name: 'Integrity',
          stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1,
        },
        (assets) => this.emitMap(compilation, assets),
      );
    });
  }

  /** Adds a placeholder, because the hash of the map is known only after all files are final. */
  addHashRuntime(compilation) {
    const { RuntimeGlobals, RuntimeModule, Template } = webpack;
    const { mapFile } = this;
    class IntegrityRuntimeModule extends RuntimeModule {
      constructor() {
        super('known hashes', RuntimeModule.STAGE_ATTACH);
      }
      generate() {
        const { require, ensureChunk, getChunkScriptFilename } = RuntimeGlobals;
        const { fileless, sheets } = listScriptlessChunks(this);
        // A sheet that the page contains inline is not fetched.
        const isSheetInlined =
          sheets.length > 0
            ? ` || ${JSON.stringify(sheets)}.includes(id) && document.querySelector('style[data-href="' + ${require}.miniCssF(id) + '"]')`
            : '';
        return Template.asString([
          'var all, loading;',
          // Only scripts have preload links, because the style sheets of preloaded chunks are inlined.
          `${require}.getIntegrity = (file) => {
            if (all) return all[file];
            var path = (${require}.p + file).replace(/^\\w+:\\/\\/[^/]+/, "");
            var link = document.querySelector('link[rel="preload"][href="' + path + '"]');
            return link && link.integrity;
          };`,
          `var loadMap = () => {
            var address = ${require}.p + "${mapFile}";
            // AbortSignal.timeout is newer than the oldest supported browsers.
            var limit = new AbortController();
            setTimeout(() => limit.abort(), ${MAP_TIMEOUT_MS});
            return fetch(address, { integrity: "${MAP_HASH_PLACEHOLDER}", signal: limit.signal })
              .then((response) => response.json())
              .then((map) => { all = map; })
              .catch(() => {
                loading = 0;
                throw Object.assign(new Error("Loading " + address + " failed"), {
                  name: "ChunkLoadError",
                  type: limit.signal.aborted ? "timeout" : "missing",
                  request: address,
                });
              });
          };`,
          `var ensure = ${ensureChunk};`,
          `${ensureChunk} = (id, priority) =>
            ${JSON.stringify(fileless)}.includes(id) || ${require}.getIntegrity(${getChunkScriptFilename}(id))${isSheetInlined}
              ? ensure(id, priority)
              : (loading = loading || loadMap()).then(() => ensure(id, priority));`,
        ]);
      }
    }
    compilation.hooks.runtimeRequirementInTree
      .for(RuntimeGlobals.ensureChunk)
      .tap('Integrity', (chunk, requirements) => {
        requirements.add(RuntimeGlobals.getChunkScriptFilename);
        requirements.add(RuntimeGlobals.publicPath);
        compilation.addRuntimeModule(chunk, new IntegrityRuntimeModule());
      });
  }

  addIntegrityAttributes(compilation) {
    const { RuntimeGlobals, runtime } = webpack;
    const require = RuntimeGlobals.require;
    const setIntegrity = (address, tag) =>
      `${tag}.integrity = ${require}.getIntegrity(${address}.slice(${require}.p.length)) || "";
       ${tag}.crossOrigin = "anonymous";`;
    runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
      'Integrity',
      (source) => `${source}\n${setIntegrity('url', 'script')}`,
    );
    MiniCssExtract.getCompilationHooks(compilation).beforeTagInsert.tap(
      'Integrity',
      (source, names) => `${source}\n${setIntegrity(names.href, names.tag)}`,
    );
  }

  emitMap(compilation, assets) {
    const { RawSource } = webpack.sources;
    const names = Object.keys(assets).filter((file) => /\.(js|css)$/.test(file));
    const hasPlaceholder = (file) => QUOTED_PLACEHOLDER_PATTERN.test(String(assets[file].source()));
    const lazyChunks = [...compilation.chunks].filter((chunk) => !chunk.canBeInitial());
    const lazyFiles = new Set(lazyChunks.flatMap((chunk) => [...chunk.files]));
    const hashes = names
      .sort()
      .filter((file) => lazyFiles.has(file) && !hasPlaceholder(file))
      // Same hash as in the record of the version, because a preload with another hash would cause a second request.
      .map((file) => [file, computeHash(assets[file].source(), 'sha384')]);
    const map = JSON.stringify(Object.fromEntries(hashes));
    compilation.emitAsset(this.mapFile, new RawSource(map));
    const quotedMapHash = JSON.stringify(computeHash(map, 'sha384'));
    for (const file of names.filter(hasPlaceholder)) {
      compilation.updateAsset(
        file,
        (source) =>
          new RawSource(String(source.source()).replace(QUOTED_PLACEHOLDER_PATTERN, quotedMapHash)),
        // The hash in the file name does not include the hash of the map, so an older file must be overwritten.
        { immutable: false },
      );
    }
    this.emitManifest(compilation);
  }

  emitManifest(compilation) {
    const groups = {};
    const lazyGroups = [];
    for (const [name, group] of sortEntries(compilation.namedChunkGroups)) {
      groups[name] = group.chunks.flatMap((chunk) => [...chunk.files].sort());
      if (isLoadedOnDemand(group, `${this.manifest.name}-remote`)) lazyGroups.push(name);
    }
    const files = {};
    for (const [file, asset] of sortEntries(Object.entries(compilation.assets))) {
      const content = asset.source();
      files[file] = {
        integrity: computeHash(content, 'sha384'),
        ...(file.endsWith('.css') ? { csp: computeHash(content, 'sha256') } : {}),
      };
    }
    const uses = this.usedNames.list();
    const build = { ...this.manifest, uses, groups, late: lazyGroups, files };
    const text = `${JSON.stringify(build, null, 2)}\n`;
    compilation.emitAsset('build.json', new webpack.sources.RawSource(text));
  }
}

const computeHash = (content, algorithm) =>
  `${algorithm}-${crypto.createHash(algorithm).update(content).digest('base64')}`;

/** The order in which webpack completes files differs between builds, but the output must not. */
const sortEntries = (entries) => [...entries].sort(([a], [b]) => (a < b ? -1 : 1));

/**
 * Ids of chunks that load no script: `fileless` chunks contain only shared or preloaded modules, `sheets` only a style
 * sheet.
 */
function listScriptlessChunks({ chunk, chunkGraph }) {
  const hasModules = (candidate, type) =>
    Boolean(chunkGraph.getChunkModulesIterableBySourceType(candidate, type));
  const hasSheet = (candidate) => hasModules(candidate, 'css/mini-extract');
  const scriptlessChunks = [...chunk.getAllAsyncChunks()].filter(
    (candidate) => !hasModules(candidate, 'javascript'),
  );
  // A lazy chunk also lists initial scripts, which are loaded already.
  const loadedChunks = [...chunk.getAllInitialChunks()].filter((candidate) =>
    [...candidate.groupsIterable].some((group) => !group.isInitial()),
  );
  const listIds = (chunks) => chunks.map(({ id }) => id).sort();
  return {
    fileless: listIds([
      ...scriptlessChunks.filter((candidate) => !hasSheet(candidate)),
      ...loadedChunks,
    ]),
    sheets: listIds(scriptlessChunks.filter(hasSheet)),
  };
}

/** True if only pages and lazy chunks request the group, such as a chart or an editor. */
function isLoadedOnDemand(group, exposedGroupName) {
  const parents = [...group.parentsIterable];
  const isLazyParent = (parent) => !parent.isInitial() && parent.name !== exposedGroupName;
  return parents.length > 0 && parents.every(isLazyParent);
}
