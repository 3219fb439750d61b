import fs from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CssMinimizer from 'css-minimizer-webpack-plugin';
import MiniCssExtract from 'mini-css-extract-plugin';
import Terser from 'terser-webpack-plugin';
import webpack from 'webpack';
import { SCRIPT_TARGET } from '../supported-browsers.mjs';
import { classNames } from './class-names.mjs';
import { IntegrityPlugin } from './integrity-plugin.mjs';
import { selectPatches } from './patches/patches.mjs';
import { PatchesPlugin, patchRules } from './patches/patches-plugin.mjs';
import {
  providedVersions,
  requiredRanges,
  sharedExternals,
  sharedModules,
  sharedVersions,
} from './shared-modules.mjs';
import { SourcesPlugin } from './sources-plugin.mjs';
import { StyleOrderPlugin } from './style-order-plugin.mjs';

const require = import.meta.resolve;
const resolveFile = (specifier) => new URL(require(specifier)).pathname;

const script = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: resolveFile('swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: SCRIPT_TARGET,
      transform: { react: { runtime: 'automatic' } },
    },
  },
};

/** The server finds the files of pages, widgets and namespaces by chunk name. */
const chunkNames = (app, folder) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  enforce: 'pre',
  loader: resolveFile('./chunk-names.cjs'),
  options: { app, folder },
});

/** Icon data without the fields that only lucide's component reads. */
const icons = {
  test: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/,
  loader: resolveFile('./icon-data.cjs'),
};

/** Class names contain the app's name: two apps may bundle two versions of a ui component. */
const styles = (app, folder, onServer) => ({
  test: onServer ? /\.module\.css$/ : /\.css$/,
  use: [
    ...(onServer ? [] : [MiniCssExtract.loader]),
    {
      loader: resolveFile('css-loader'),
      options: {
        modules: {
          auto: true,
          namedExport: false,
          exportLocalsConvention: 'as-is',
          getLocalIdent: classNames(app, folder),
          exportOnlyLocals: onServer,
        },
      },
    },
  ],
});

/** Sheets without local class names are ignored on the server. */
const sheetsWithoutNames = {
  test: /(?<!\.module)\.css$/,
  type: 'asset/resource',
  generator: { emit: false },
};

/** Absolute URLs, because the CSS is inlined into pages of any URL. */
const files = (app) => ({
  test: /\.(woff2|svg|png|webp|avif)$/,
  type: 'asset/resource',
  generator: { filename: '[name].[contenthash:8][ext]', publicPath: `/assets/${app}/` },
});

const createCommonConfig = ({ app, folder, isShell, without }, onServer) => {
  const patches = selectPatches({ isShell, onServer, without });
  return {
    mode: 'production',
    context: folder,
    devtool: false,
    performance: false,
    resolve: { extensions: ['.tsx', '.ts', '.js', '.mjs'] },
    module: {
      rules: [
        chunkNames(app, folder),
        script,
        icons,
        ...patchRules(patches),
        styles(app, folder, onServer),
        ...(onServer ? [sheetsWithoutNames] : []),
        files(app),
      ],
    },
    plugins: [new PatchesPlugin(patches), new SourcesPlugin()],
  };
};

function createServerConfig(options) {
  const { app, folder, isShell } = options;
  const shared = createCommonConfig(options, true);
  return {
    ...shared,
    name: `${app}-server`,
    target: 'node24',
    entry: isShell ? './src/server/entry.tsx' : './src/remote.tsx',
    output: {
      path: path.join(folder, 'dist/server'),
      clean: true,
      filename: 'main.cjs',
      library: { type: 'commonjs2' },
      publicPath: '',
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    ...(isShell ? {} : { externals: [sharedExternals] }),
    plugins: [...shared.plugins, new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    // Default ids are hashes of paths, which differ between checkouts. Builds must be reproducible.
    optimization: { minimize: false, moduleIds: 'size' },
  };
}

const within = (...names) => new RegExp(`[\\\\/]node_modules[\\\\/](?:${names.join('|')})[\\\\/]`);

/** React and other libraries of every page: rarely changed, so they stay cached across shell releases. */
const vendor = {
  test: within('react', 'react-dom', 'scheduler', 'redux'),
  name: 'vendor',
  chunks: ({ name }) => ['main', 'shell-first-visit', 'shell-hydrate-page'].includes(name),
  enforce: true,
  priority: 1,
};

/** Router, i18next, federation: loaded with full hydration. */
const libraries = {
  test: /[\\/]node_modules[\\/]/,
  name: 'libraries',
  chunks: ({ name }) => name === 'shell-hydrate-page',
  enforce: true,
};

/**
 * Requests eager compilation of the shell's files off the main thread: nearly all functions are
 * called at once, and lazy compilation would block the page.
 */
const compiledEarly = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  // After the minifier, which would drop it, and before hashing.
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
});

/** One exposed module per kind of page with islands: `src/islands/tractor-list.ts` becomes `./islands-tractor-list`. */
function islandModules(app, folder) {
  const islandsFolder = path.join(folder, 'src/islands');
  const files = fs.existsSync(islandsFolder) ? fs.readdirSync(islandsFolder) : [];
  return Object.fromEntries(
    files
      .map((file) => path.parse(file))
      .map(({ name, base }) => [
        `./islands-${name}`,
        { import: `./src/islands/${base}`, name: `${app}-islands-${name}` },
      ]),
  );
}

/** Federation of a remote. The shell uses the runtime's API directly. */
const federation = ({ app, folder }) =>
  new ModuleFederationPlugin({
    name: app,
    filename: 'remoteEntry.js',
    exposes: {
      './remote': { import: './src/remote.tsx', name: `${app}-remote` },
      ...islandModules(app, folder),
    },
    shared: sharedModules,
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    dev: false,
    experiments: {
      externalRuntime: true,
      // Only the shell loads remotes.
      optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
    },
  });

/** Removes server-only code. */
const inBrowser = new webpack.DefinePlugin({ 'typeof document': JSON.stringify('object') });

/** The shell's own federation runtime requires the constants that the plugin sets for remotes. */
const federationRuntime = new webpack.DefinePlugin({
  SHARED_VERSIONS: `(${JSON.stringify(sharedVersions)})`,
  ENV_TARGET: JSON.stringify('web'),
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
  FEDERATION_OPTIMIZE_NO_REMOTE: false,
  'typeof FEDERATION_ALLOW_NEW_FUNCTION': JSON.stringify('undefined'),
  'typeof FEDERATION_BUILD_IDENTIFIER': JSON.stringify('undefined'),
});

function createBrowserConfig(options) {
  const { app, folder, isShell } = options;
  const styleNames = `${app}.[name].[contenthash:8].css`;
  const shared = createCommonConfig(options, false);
  return {
    ...shared,
    name: `${app}-browser`,
    target: ['web', SCRIPT_TARGET],
    entry: isShell ? { main: './src/browser/main.tsx' } : {},
    output: {
      path: path.join(folder, 'dist/browser'),
      clean: true,
      uniqueName: app,
      publicPath: 'auto',
      filename: isShell ? `${app}.[name].[contenthash:8].js` : '[name].js',
      // Without a hash, because each version has its own folder. This keeps the runtime's name map small.
      chunkFilename: `${app}.[name].js`,
      crossOriginLoading: 'anonymous',
      // The same timeout as for remote entries. The shell retries once.
      chunkLoadTimeout: 4000,
    },
    plugins: [
      ...shared.plugins,
      inBrowser,
      ...(isShell ? [federationRuntime, compiledEarly] : [federation({ app, folder })]),
      new MiniCssExtract({ filename: styleNames, chunkFilename: styleNames }),
      new StyleOrderPlugin(),
      new IntegrityPlugin({
        name: app,
        shared: isShell ? {} : requiredRanges,
        ...(isShell ? { provides: providedVersions } : {}),
      }),
    ],
    optimization: {
      // Short ids suffice, because each version has its own folder.
      moduleIds: 'size',
      chunkIds: 'total-size',
      // Shared sheets are small: with the limits for scripts each page would contain a copy.
      splitChunks: isShell
        ? { cacheGroups: { vendor, libraries } }
        : {
            minSize: { javascript: 18_000, 'css/mini-extract': 3_000 },
            // A library of a single chunk stays in that chunk. Shared libraries follow the default group.
            cacheGroups: { defaultVendors: false },
          },
      minimizer: [
        // Not `module: true`: it would make the remote's global a local variable.
        new Terser({
          minify: Terser.swcMinify,
          terserOptions: { compress: { passes: 2 }, mangle: true },
          // One licence file beside the scripts instead of a copy per chunk.
          extractComments: { condition: 'some', filename: 'licenses.txt', banner: false },
        }),
        new CssMinimizer(),
      ],
    },
  };
}

/** Reads the app's name from its manifest, because a checkout can have any folder name. */
function readAppName(folder) {
  const manifest = path.join(folder, 'remote.json');
  return fs.existsSync(manifest)
    ? JSON.parse(fs.readFileSync(manifest, 'utf8')).name
    : path.basename(folder);
}

/**
 * Builds of an app: one for browsers (federated), one for the site server (a single file). The name comes from
 * `remote.json`, else from the folder; only `shell` is treated specially. `without` omits patches, to measure them.
 */
export function appConfigs(folder, { without = [] } = {}) {
  const app = readAppName(folder);
  const options = { app, folder, isShell: app === 'shell', without };
  return [createBrowserConfig(options), createServerConfig(options)];
}
