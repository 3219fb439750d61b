import fs from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CssMinimizer from 'css-minimizer-webpack-plugin';
import MiniCssExtract from 'mini-css-extract-plugin';
import Terser from 'terser-webpack-plugin';
import webpack from 'webpack';
import { SCRIPT_TARGET } from '../browsers.mjs';
import { classNames } from './class-names.mjs';
import { IntegrityPlugin } from './integrity-plugin.mjs';
import { PatchesPlugin, patchRules } from './patches/patches-plugin.mjs';
import { patchesFor } from './patches/table.mjs';
import {
  providedVersions,
  requiredRanges,
  sharedExternals,
  sharedModules,
  sharedVersions,
} from './sharing-policy.mjs';
import { SourcesPlugin } from './sources-plugin.mjs';

const require = import.meta.resolve;
const fileOf = (specifier) => new URL(require(specifier)).pathname;

const script = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: fileOf('swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: SCRIPT_TARGET,
      transform: { react: { runtime: 'automatic' } },
    },
  },
};

/** The server knows a page's, a widget's and a namespace's files by the name of their chunk. */
const chunkNames = (app, folder) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  enforce: 'pre',
  loader: fileOf('./chunk-names.cjs'),
  options: { app, folder },
});

/** Class names carry the app's name: two apps may bundle two versions of the same ui part. */
const styles = (app, folder, onServer) => ({
  test: onServer ? /\.module\.css$/ : /\.css$/,
  use: [
    ...(onServer ? [] : [MiniCssExtract.loader]),
    {
      loader: fileOf('css-loader'),
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

/** A sheet without class names of its own: the server has nothing of it, and loads nothing to handle it. */
const sheetsWithoutNames = {
  test: /(?<!\.module)\.css$/,
  type: 'asset/resource',
  generator: { emit: false },
};

/** Fonts and pictures in CSS: absolute, because the CSS is inlined into pages of any address. */
const files = (app) => ({
  test: /\.(woff2|svg|png|webp|avif)$/,
  type: 'asset/resource',
  generator: { filename: '[name].[contenthash:8][ext]', publicPath: `/assets/${app}/` },
});

const common = ({ app, folder, isShell, without }, onServer) => {
  const patches = patchesFor({ isShell, onServer, without });
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
        ...patchRules(patches),
        styles(app, folder, onServer),
        ...(onServer ? [sheetsWithoutNames] : []),
        files(app),
      ],
    },
    plugins: [new PatchesPlugin(patches), new SourcesPlugin()],
  };
};

function serverConfig(options) {
  const { app, folder, isShell } = options;
  const shared = common(options, true);
  return {
    ...shared,
    name: `${app}-server`,
    target: 'node24',
    entry: isShell ? './src/bundle/entry.tsx' : './src/remote.tsx',
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
    // The same bytes wherever it is built: the usual ids are hashes of paths, which differ from folder to folder.
    optimization: { minimize: false, moduleIds: 'size' },
  };
}

const within = (...names) => new RegExp(`[\\\\/]node_modules[\\\\/](?:${names.join('|')})[\\\\/]`);

/** React and what else every page begins with: it changes seldom, and a shell release leaves it in visitors' caches. */
const vendor = {
  test: within('react', 'react-dom', 'scheduler', 'redux'),
  name: 'vendor',
  chunks: ({ name }) => ['main', 'shell-first-visit', 'shell-whole'].includes(name),
  enforce: true,
  priority: 1,
};

/** Router, messages, federation: with the page that is hydrated whole. */
const libraries = {
  test: /[\\/]node_modules[\\/]/,
  name: 'libraries',
  chunks: ({ name }) => name === 'shell-whole',
  enforce: true,
};

/**
 * Tells the browser to compile all of the shell's files while they come, off the page's own thread: nearly all of
 * them is called at once, and each function compiled by its first call would hold the page up.
 */
const compiledEarly = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  // After the minifier, which would drop it, and before names and digests are taken.
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
});

/** One exposed module for each kind of page that has islands: `src/islands/tractor-list.ts` is `./islands-tractor-list`. */
function islandModules(app, folder) {
  const place = path.join(folder, 'src/islands');
  const files = fs.existsSync(place) ? fs.readdirSync(place) : [];
  return Object.fromEntries(
    files
      .map((file) => path.parse(file))
      .map(({ name, base }) => [
        `./islands-${name}`,
        { import: `./src/islands/${base}`, name: `${app}-islands-${name}` },
      ]),
  );
}

/** A remote's part of federation. The shell's is the runtime itself, which it makes by its own interface. */
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
      // A remote never loads another one: the shell alone does.
      optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
    },
  });

/** What a module does on the server only is left out. */
const inBrowser = new webpack.DefinePlugin({ 'typeof document': JSON.stringify('object') });

/** The same choices for the runtime in the shell, and what it says that it offers. */
const federationRuntime = new webpack.DefinePlugin({
  SHARED_VERSIONS: `(${JSON.stringify(sharedVersions)})`,
  ENV_TARGET: JSON.stringify('web'),
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
  FEDERATION_OPTIMIZE_NO_REMOTE: false,
  'typeof FEDERATION_ALLOW_NEW_FUNCTION': JSON.stringify('undefined'),
  'typeof FEDERATION_BUILD_IDENTIFIER': JSON.stringify('undefined'),
});

function browserConfig(options) {
  const { app, folder, isShell } = options;
  const styleNames = `${app}.[name].[contenthash:8].css`;
  const shared = common(options, false);
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
      // No hash in it: each version has a folder of its own, and the runtime's list of names stays short.
      chunkFilename: `${app}.[name].js`,
      crossOriginLoading: 'anonymous',
      // As for remotes' first files: the shell tries once more.
      chunkLoadTimeout: 4000,
    },
    plugins: [
      ...shared.plugins,
      inBrowser,
      ...(isShell ? [federationRuntime, compiledEarly] : [federation({ app, folder })]),
      // A module styles its own classes only, so that the order of two modules says nothing.
      new MiniCssExtract({ filename: styleNames, chunkFilename: styleNames, ignoreOrder: true }),
      new IntegrityPlugin({
        name: app,
        shared: isShell ? {} : requiredRanges,
        ...(isShell ? { provides: providedVersions } : {}),
      }),
    ],
    optimization: {
      // Short: a version has a folder of its own, and nothing outlives it by its number.
      moduleIds: 'size',
      chunkIds: 'total-size',
      // Sheets that pages share are small: by script's measure each page would carry a copy of its own.
      splitChunks: isShell
        ? { cacheGroups: { vendor, libraries } }
        : { minSize: { javascript: 20_000, 'css/mini-extract': 3_000 } },
      minimizer: [
        // Not `module: true`: it would make the remote's global a local name.
        new Terser({
          minify: Terser.swcMinify,
          terserOptions: { compress: { passes: 2 }, mangle: true },
          // Notices stand in one file beside the scripts: each chunk with an icon carried a copy.
          extractComments: { condition: 'some', filename: 'licenses.txt', banner: false },
        }),
        new CssMinimizer(),
      ],
    },
  };
}

/** A team's own repository may be checked out under any name. */
function nameOf(folder) {
  const manifest = path.join(folder, 'remote.json');
  return fs.existsSync(manifest)
    ? JSON.parse(fs.readFileSync(manifest, 'utf8')).name
    : path.basename(folder);
}

/**
 * The two builds of an app: one for browsers (federated), one for the site server (a single file).
 * `folder` is the app's own; its `remote.json` says its name, else the folder does, and only `shell` is treated apart.
 * `without` names patches that are left out, to be weighed.
 */
export function appConfigs(folder, { without = [] } = {}) {
  const app = nameOf(folder);
  const options = { app, folder, isShell: app === 'shell', without };
  return [browserConfig(options), serverConfig(options)];
}
