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

/**
 * Names chunks after their files, because the server finds the files of pages, widgets and translations by chunk name.
 */
const chunkNames = (app, folder) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  enforce: 'pre',
  loader: resolveFile('./chunk-names.cjs'),
  options: { app, folder },
});

/** Removes fields of icons that only the component of lucide-react reads. */
const icons = {
  test: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/,
  loader: resolveFile('./icon-data.cjs'),
};

/** Class names contain the name of the app, because two apps can bundle two versions of a ui component. */
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

/** Only sheets with local class names have exports, so the server build ignores the others. */
const sheetsWithoutNames = {
  test: /(?<!\.module)\.css$/,
  type: 'asset/resource',
  generator: { emit: false },
};

/** Absolute URLs, because the CSS is inlined into pages at any path. */
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
const vendor = {
  test: matchPackages('react', 'react-dom', 'scheduler', 'redux'),
  name: 'vendor',
  chunks: ({ name }) => ['main', 'shell-first-visit', 'shell-hydrate-page'].includes(name),
  enforce: true,
  priority: 1,
};

/** Other libraries of the shell, such as router, i18next and federation, which full hydration loads. */
const libraries = {
  test: /[\\/]node_modules[\\/]/,
  name: 'libraries',
  chunks: ({ name }) => name === 'shell-hydrate-page',
  enforce: true,
};

/**
 * Makes the browser compile all functions of the shell off the main thread. Nearly all of them are called at once, and
 * compiling each at its first call would block the page.
 */
const eagerCompilation = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  // After the minifier, which would remove the comment, and before hashing.
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
});

/** Exposes one module per kind of page with islands: `src/islands/tractor-list.ts` becomes `./islands-tractor-list`. */
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

/** For remotes only, because the shell calls the API of the federation runtime itself. */
const createFederation = ({ app, folder }) =>
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
      optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
    },
  });

/** Removes code behind `typeof document === 'undefined'`, which only the server runs. */
const browserConstants = new webpack.DefinePlugin({ 'typeof document': JSON.stringify('object') });

/** The federation plugin sets these constants for remotes. The shell contains the runtime without the plugin. */
const federationConstants = new webpack.DefinePlugin({
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
      // Names without a hash keep the name map of the runtime small. They suffice, because each version has its own
      // folder.
      chunkFilename: `${app}.[name].js`,
      crossOriginLoading: 'anonymous',
      // In milliseconds, as for remote entries. The shell retries once.
      chunkLoadTimeout: 4000,
    },
    plugins: [
      ...shared.plugins,
      browserConstants,
      ...(isShell ? [federationConstants, eagerCompilation] : [createFederation({ app, folder })]),
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
        ? { cacheGroups: { vendor, libraries } }
        : {
            minSize: { javascript: 18_000, 'css/mini-extract': 3_000 },
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

/** The folder of a checkout can have any name, so the manifest determines the name of the app. */
function readAppName(folder) {
  const manifest = path.join(folder, 'remote.json');
  return fs.existsSync(manifest)
    ? JSON.parse(fs.readFileSync(manifest, 'utf8')).name
    : path.basename(folder);
}

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
