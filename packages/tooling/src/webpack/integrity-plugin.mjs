import crypto from 'node:crypto';
import MiniCssExtract from 'mini-css-extract-plugin';
import webpack from 'webpack';

const MARK = '__INTEGRITY_OF_CHUNKS__';
const markInCode = new RegExp(`["'\`]${MARK}["'\`]`);

const digest = (content, algorithm) =>
  `${algorithm}-${crypto.createHash(algorithm).update(content).digest('base64')}`;

/** What was ready first differs from build to build, and the same sources must give the same bytes. */
const inOrder = (entries) => [...entries].sort(([a], [b]) => (a < b ? -1 : 1));

/**
 * Writes the hashes of all lazily loaded files into the runtime, whose own integrity the page's HTML names:
 * one chain from the registry's record to the last chunk. Also emits `build.json`, which says
 * which files belong to which chunk group and what each one's hash is.
 */
export class IntegrityPlugin {
  constructor(manifest) {
    this.manifest = manifest;
  }

  apply(compiler) {
    compiler.hooks.compilation.tap('Integrity', (compilation) => {
      this.reserveMap(compilation);
      this.checkLoadedFiles(compilation);
      compilation.hooks.processAssets.tap(
        {
          name: 'Integrity',
          stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1,
        },
        (assets) => this.fillMap(compilation, assets),
      );
    });
  }

  /** Puts a mark where the map will stand: hashes exist only after every file is final. */
  reserveMap(compilation) {
    const { RuntimeGlobals, RuntimeModule } = webpack;
    class IntegrityMap extends RuntimeModule {
      constructor() {
        super('integrity map', RuntimeModule.STAGE_ATTACH);
      }
      generate() {
        return `${RuntimeGlobals.require}.integrityOf = "${MARK}";`;
      }
    }
    const loaders = [
      RuntimeGlobals.ensureChunkHandlers,
      RuntimeGlobals.loadScript,
      RuntimeGlobals.ensureChunk,
    ];
    compilation.hooks.additionalTreeRuntimeRequirements.tap('Integrity', (chunk, needs) => {
      if (loaders.some((name) => needs.has(name)))
        compilation.addRuntimeModule(chunk, new IntegrityMap());
    });
  }

  checkLoadedFiles(compilation) {
    const { RuntimeGlobals, runtime } = webpack;
    const require = RuntimeGlobals.require;
    const set = (address, tag) =>
      `var known = ${require}.integrityOf[${address}.slice(${require}.p.length)];
       if (known) ${tag}.integrity = known;
       ${tag}.crossOrigin = "anonymous";`;
    runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
      'Integrity',
      (source) => `${source}\n${set('url', 'script')}`,
    );
    MiniCssExtract.getCompilationHooks(compilation).beforeTagInsert.tap(
      'Integrity',
      (source, names) => `${source}\n${set(names.href, names.tag)}`,
    );
  }

  fillMap(compilation, assets) {
    const names = Object.keys(assets).filter((file) => /\.(js|css)$/.test(file));
    const holdsMap = (file) => markInCode.test(String(assets[file].source()));
    const lazy = new Set(
      [...compilation.chunks]
        .filter((chunk) => !chunk.canBeInitial())
        .flatMap((chunk) => [...chunk.files]),
    );
    const map = Object.fromEntries(
      names
        .sort()
        .filter((file) => lazy.has(file) && !holdsMap(file))
        // The record names the same hash: a preload with another one would be fetched twice.
        .map((file) => [file, digest(assets[file].source(), 'sha384')]),
    );
    for (const file of names.filter(holdsMap)) {
      compilation.updateAsset(
        file,
        (source) =>
          new webpack.sources.RawSource(
            String(source.source()).replace(markInCode, JSON.stringify(map)),
          ),
        // Its name's hash does not cover the map: one of that name from before must be overwritten.
        { immutable: false },
      );
    }
    this.emitManifest(compilation);
  }

  emitManifest(compilation) {
    const groups = {};
    for (const [name, group] of inOrder(compilation.namedChunkGroups)) {
      groups[name] = group.chunks.flatMap((chunk) => [...chunk.files].sort());
    }
    const files = {};
    for (const [file, source] of inOrder(Object.entries(compilation.assets))) {
      const content = source.source();
      files[file] = {
        integrity: digest(content, 'sha384'),
        ...(file.endsWith('.css') ? { csp: digest(content, 'sha256') } : {}),
      };
    }
    compilation.emitAsset(
      'build.json',
      new webpack.sources.RawSource(
        `${JSON.stringify({ ...this.manifest, groups, files }, null, 2)}\n`,
      ),
    );
  }
}
