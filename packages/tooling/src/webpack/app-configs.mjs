import fs from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CssMinimizer from 'css-minimizer-webpack-plugin';
import MiniCssExtract from 'mini-css-extract-plugin';
import Terser from 'terser-webpack-plugin';
import webpack from 'webpack';
import { SCRIPT_TARGET } from '../supported-browsers.mjs';
import { createClassNames } from './create-class-names.mjs';
import { IntegrityPlugin } from './integrity-plugin.mjs';
import { selectPatches } from './patches/patches.mjs';
import { createPatchRules, PatchesPlugin } from './patches/patches-plugin.mjs';
import {
  providedVersions,
  requiredRanges,
  sharedExternals,
  sharedModules,
  sharedVersions,
} from './shared-modules.mjs';
import { SourcesPlugin } from './sources-plugin.mjs';
import { StyleOrderPlugin } from './style-order-plugin.mjs';

const resolveFile = (specifier) => new URL(import.meta.resolve(specifier)).pathname;

/**
 * Returns the webpack configurations of an app: for browsers, and for the site server (one file). The name of the app
 * comes from `remote.json`, or from the folder without that file. `shell` gets the configuration of the host app.
 * `without` names patches to omit, to measure them.
 */
export function appConfigs(folder, { without = [] } = {}) {
  const app = readAppName(folder);
  const options = { app, folder, isShell: app === 'shell', without };
  return [createBrowserConfig(options), createServerConfig(options)];
}

/** The folder of a checkout can have any name, so the manifest determines the name of the app. */
function readAppName(folder) {
  const file = path.join(folder, 'remote.json');
  if (!fs.existsSync(file)) return path.basename(folder);
  return JSON.parse(fs.readFileSync(file, 'utf8')).name;
}

const CHUNK_TIMEOUT_MS = 4000;
/** A module that several chunks import gets its own chunk from this size on. */
const MIN_SCRIPT_BYTES = 18_000;
const MIN_SHEET_BYTES = 3_000;

const scriptRule = {
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

/**
 * Names chunks after their files, because the server finds the files of pages, widgets and translations by chunk name.
 */
const createChunkNameRule = (app, folder) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  enforce: 'pre',
  loader: resolveFile('./chunk-names.cjs'),
  options: { app, folder },
});

/** Removes fields of icons that only the component of lucide-react reads. */
const iconRule = {
  test: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/,
  loader: resolveFile('./icon-data.cjs'),
};

/** Class names contain the name of the app, because two apps can bundle two versions of a ui component. */
const createStyleRule = (app, folder, onServer) => ({
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
          getLocalIdent: createClassNames(app, folder),
          exportOnlyLocals: onServer,
        },
      },
    },
  ],
});

/** Only sheets with local class names have exports, so the server build ignores the others. */
const globalStyleRule = {
  test: /(?<!\.module)\.css$/,
  type: 'asset/resource',
  generator: { emit: false },
};

/** Absolute URLs, because the CSS is inlined into pages at any path. */
const createFileRule = (app) => ({
  test: /\.(woff2|svg|png|webp|avif)$/,
  type: 'asset/resource',
  generator: { filename: '[name].[contenthash:8][ext]', publicPath: `/assets/${app}/` },
});

const createCommonConfig = ({ app, folder, isShell, without, onServer }) => {
  const patches = selectPatches({ isShell, onServer, without });
  return {
    mode: 'production',
    context: folder,
    devtool: false,
    performance: false,
    resolve: { extensions: ['.tsx', '.ts', '.js', '.mjs'] },
    module: {
      rules: [
        createChunkNameRule(app, folder),
        scriptRule,
        iconRule,
        ...createPatchRules(patches),
        createStyleRule(app, folder, onServer),
        ...(onServer ? [globalStyleRule] : []),
        createFileRule(app),
      ],
    },
    plugins: [new PatchesPlugin(patches), new SourcesPlugin()],
  };
};

function createServerConfig(options) {
  const { app, folder, isShell } = options;
  const common = createCommonConfig({ ...options, onServer: true });
  return {
    ...common,
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
    plugins: [...common.plugins, new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    // Builds must be reproducible. Default ids are hashes of paths, which differ between checkouts.
    optimization: { minimize: false, moduleIds: 'size' },
  };
}

const matchPackages = (...names) =>
  new RegExp(`[\\\\/]node_modules[\\\\/](?:${names.join('|')})[\\\\/]`);

/**
 * Libraries that every page needs and that rarely change. In their own chunk they stay cached across releases of the
 * shell.
 */
const vendorGroup = {
  test: matchPackages('react', 'react-dom', 'scheduler', 'redux'),
  name: 'vendor',
  chunks: ({ name }) => ['main', 'shell-first-visit', 'shell-hydrate-page'].includes(name),
  enforce: true,
  priority: 1,
};

/** Other libraries of the shell, such as router, i18next and federation, which full hydration loads. */
const libraryGroup = {
  test: /[\\/]node_modules[\\/]/,
  name: 'libraries',
  chunks: ({ name }) => name === 'shell-hydrate-page',
  enforce: true,
};

/**
 * Makes the browser compile all functions of the shell off the main thread. Nearly all of them are called at once, and
 * compiling each at its first call would block the page.
 */
const eagerCompilationPlugin = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  // After the minifier, which would remove the comment, and before hashing.
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
});

/** Exposes one module per kind of page with islands: `src/islands/tractor-list.ts` becomes `./islands-tractor-list`. */
function listIslandModules(app, folder) {
  const islandsFolder = path.join(folder, 'src/islands');
  const islandFiles = fs.existsSync(islandsFolder) ? fs.readdirSync(islandsFolder) : [];
  const modules = islandFiles.map((file) => {
    const { name, base } = path.parse(file);
    const chunk = { import: `./src/islands/${base}`, name: `${app}-islands-${name}` };
    return [`./islands-${name}`, chunk];
  });
  return Object.fromEntries(modules);
}

/** For remotes only, because the shell calls the API of the federation runtime itself. */
const createFederationPlugin = ({ app, folder }) =>
  new ModuleFederationPlugin({
    name: app,
    filename: 'remoteEntry.js',
    exposes: {
      './remote': { import: './src/remote.tsx', name: `${app}-remote` },
      ...listIslandModules(app, folder),
    },
    shared: sharedModules,
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    dev: false,
    experiments: {
      externalRuntime: true,
      optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
    },
  });

/** Removes code behind `typeof document === 'undefined'`, which only the server runs. */
const browserConstantsPlugin = new webpack.DefinePlugin({
  'typeof document': JSON.stringify('object'),
});

/** The federation plugin sets these constants for remotes. The shell contains the runtime without the plugin. */
const federationConstantsPlugin = new webpack.DefinePlugin({
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
  const common = createCommonConfig({ ...options, onServer: false });
  return {
    ...common,
    name: `${app}-browser`,
    target: ['web', SCRIPT_TARGET],
    entry: isShell ? { main: './src/browser/main.tsx' } : {},
    output: {
      path: path.join(folder, 'dist/browser'),
      clean: true,
      uniqueName: app,
      publicPath: 'auto',
      filename: isShell ? `${app}.[name].[contenthash:8].js` : '[name].js',
      // Names without a hash keep the name map of the runtime small. They suffice, because each version has its own
      // folder.
      chunkFilename: `${app}.[name].js`,
      crossOriginLoading: 'anonymous',
      // The shell retries once, as for remote entries.
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
    },
    plugins: [
      ...common.plugins,
      browserConstantsPlugin,
      ...(isShell
        ? [federationConstantsPlugin, eagerCompilationPlugin]
        : [createFederationPlugin({ app, folder })]),
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
      // With the limits for scripts, each page would contain a copy of the small shared sheets.
      splitChunks: isShell
        ? { cacheGroups: { vendor: vendorGroup, libraries: libraryGroup } }
        : {
            minSize: { javascript: MIN_SCRIPT_BYTES, 'css/mini-extract': MIN_SHEET_BYTES },
            // A library of one chunk stays in it. Libraries of several chunks follow the default group.
            cacheGroups: { defaultVendors: false },
          },
      minimizer: [
        // `module: true` would make the global variable of the remote a local one.
        new Terser({
          minify: Terser.swcMinify,
          terserOptions: { compress: { passes: 2 }, mangle: true },
          extractComments: { condition: 'some', filename: 'licenses.txt', banner: false },
        }),
        new CssMinimizer(),
      ],
    },
  };
}
