import crypto from 'node:crypto';
import MiniCssExtract from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { UsedNames } from './used-names.mjs';

const MAP_HASH_PLACEHOLDER = '__INTEGRITY_OF_THE_MAP__';
const placeholderInCode = new RegExp(`["'\`]${MAP_HASH_PLACEHOLDER}["'\`]`);

/** Time limit for loading the map of hashes. The shell retries once. */
const TIMEOUT_MS = 4000;

const digest = (content, algorithm) =>
  `${algorithm}-${crypto.createHash(algorithm).update(content).digest('base64')}`;

/** The order in which webpack completes files differs between builds, but the output must not. */
const sortEntries = (entries) => [...entries].sort(([a], [b]) => (a < b ? -1 : 1));

/**
 * Ids of chunks that load no script: `fileless` chunks contain only shared or preloaded modules, `sheets` only a style
 * sheet.
 */
function listScriptlessChunks({ chunk, chunkGraph }) {
  const has = (candidate, type) =>
    Boolean(chunkGraph.getChunkModulesIterableBySourceType(candidate, type));
  const chunks = [...chunk.getAllAsyncChunks()].filter(
    (candidate) => !has(candidate, 'javascript'),
  );
  // A lazy chunk also lists initial scripts, which are loaded already.
  const initial = [...chunk.getAllInitialChunks()].filter((candidate) =>
    [...candidate.groupsIterable].some((group) => !group.isInitial()),
  );
  const listIds = (list) => list.map(({ id }) => id).sort();
  return {
    fileless: listIds([...chunks.filter((lazy) => !has(lazy, 'css/mini-extract')), ...initial]),
    sheets: listIds(chunks.filter((lazy) => has(lazy, 'css/mini-extract'))),
  };
}

/** True if only pages and lazy chunks request the group, such as a chart or an editor. */
function isLoadedOnDemand(group, exposed) {
  const parents = [...group.parentsIterable];
  return (
    parents.length > 0 && parents.every((parent) => !parent.isInitial() && parent.name !== exposed)
  );
}

/**
 * Gives each lazily loaded file an integrity hash. The HTML of a page contains the hashes of its preloaded files, among
 * them the runtime. The runtime contains the hash of a map with the hashes of all other files, which it fetches on
 * first use. Also emits `build.json` with the files of each chunk group and their hashes.
 */
export class IntegrityPlugin {
  constructor(manifest) {
    this.manifest = manifest;
    this.used = new UsedNames('@tractor-haat/platform');
    this.mapFile = `${manifest.name}.integrity.json`;
  }

  apply(compiler) {
    this.used.apply(compiler);
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
        const require = RuntimeGlobals.require;
        const script = (id) => `${RuntimeGlobals.getChunkScriptFilename}(${id})`;
        const { fileless, sheets } = listScriptlessChunks(this);
        // A sheet that the page contains inline is not fetched.
        const isSheetInlined =
          sheets.length > 0
            ? ` || ${JSON.stringify(sheets)}.includes(id) && document.querySelector('style[data-href="' + ${require}.miniCssF(id) + '"]')`
            : '';
        return Template.asString([
          'var all, loading;',
          // Only scripts have preload links, because the style sheets of preloaded chunks are inlined.
          `${require}.integrityOf = (file) => {
            if (all) return all[file];
            var path = (${require}.p + file).replace(/^\\w+:\\/\\/[^/]+/, "");
            var link = document.querySelector('link[rel="preload"][href="' + path + '"]');
            return link && link.integrity;
          };`,
          `var loadMap = () => {
            var address = ${require}.p + "${mapFile}";
            // AbortSignal.timeout is newer than the oldest supported browsers.
            var limit = new AbortController();
            setTimeout(() => limit.abort(), ${TIMEOUT_MS});
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
          `var ensure = ${RuntimeGlobals.ensureChunk};`,
          `${RuntimeGlobals.ensureChunk} = (id, priority) =>
            ${JSON.stringify(fileless)}.includes(id) || ${require}.integrityOf(${script('id')})${isSheetInlined}
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
      `${tag}.integrity = ${require}.integrityOf(${address}.slice(${require}.p.length)) || "";
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
    const names = Object.keys(assets).filter((file) => /\.(js|css)$/.test(file));
    const hasPlaceholder = (file) => placeholderInCode.test(String(assets[file].source()));
    const lazy = new Set(
      [...compilation.chunks]
        .filter((chunk) => !chunk.canBeInitial())
        .flatMap((chunk) => [...chunk.files]),
    );
    const map = JSON.stringify(
      Object.fromEntries(
        names
          .sort()
          .filter((file) => lazy.has(file) && !hasPlaceholder(file))
          // Same hash as in the record of the version, because a preload with another hash would cause a second
          // request.
          .map((file) => [file, digest(assets[file].source(), 'sha384')]),
      ),
    );
    compilation.emitAsset(this.mapFile, new webpack.sources.RawSource(map));
    for (const file of names.filter(hasPlaceholder)) {
      compilation.updateAsset(
        file,
        (source) =>
          new webpack.sources.RawSource(
            String(source.source()).replace(
              placeholderInCode,
              JSON.stringify(digest(map, 'sha384')),
            ),
          ),
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
    for (const [file, source] of sortEntries(Object.entries(compilation.assets))) {
      const content = source.source();
      files[file] = {
        integrity: digest(content, 'sha384'),
        ...(file.endsWith('.css') ? { csp: digest(content, 'sha256') } : {}),
      };
    }
    compilation.emitAsset(
      'build.json',
      new webpack.sources.RawSource(
        `${JSON.stringify({ ...this.manifest, uses: this.used.list(), groups, late: lazyGroups, files }, null, 2)}\n`,
      ),
    );
  }
}
