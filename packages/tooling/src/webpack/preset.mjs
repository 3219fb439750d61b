import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CssMinimizer from 'css-minimizer-webpack-plugin';
import MiniCssExtract from 'mini-css-extract-plugin';
import Terser from 'terser-webpack-plugin';
import webpack from 'webpack';
import { classNames } from './class-names.mjs';
import { IntegrityPlugin } from './integrity-plugin.mjs';
import {
  providedVersions,
  requiredRanges,
  sharedExternals,
  sharedModules,
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
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
    },
  },
};

const router = {
  test: /[\\/]react-router[\\/]dist[\\/]production[\\/]/,
  loader: fileOf('./unused-router-parts.cjs'),
};

const shellRuntime = {
  test: /[\\/]webpack-bundler-runtime[\\/]dist[\\/]index\.js$/,
  loader: fileOf('./unused-federation-parts.cjs'),
};

/** Class names carry the app's name: two apps may bundle two versions of the same ui part. */
const styles = (app, onServer) => ({
  test: /\.css$/,
  use: [
    ...(onServer ? [] : [MiniCssExtract.loader]),
    {
      loader: fileOf('css-loader'),
      options: {
        modules: {
          auto: true,
          namedExport: false,
          exportLocalsConvention: 'as-is',
          getLocalIdent: classNames(app),
          exportOnlyLocals: onServer,
        },
      },
    },
  ],
});

/** Fonts and pictures in CSS: absolute, because the CSS is inlined into pages of any address. */
const files = (app) => ({
  test: /\.(woff2|svg|png|webp|avif)$/,
  type: 'asset/resource',
  generator: { filename: '[name].[contenthash:8][ext]', publicPath: `/assets/${app}/` },
});

/** react-router's package names its build with developers' warnings for everybody; the other lies beside it. */
function routerWithoutWarnings() {
  const fromPlatform = createRequire(new URL('../../../platform/package.json', import.meta.url));
  const fromRouterDom = createRequire(fromPlatform.resolve('react-router-dom'));
  const folder = path.join(path.dirname(fromRouterDom.resolve('react-router')), '../production');
  return {
    'react-router$': path.join(folder, 'index.mjs'),
    'react-router/dom$': path.join(folder, 'dom-export.mjs'),
  };
}

const lucideIcon = fileURLToPath(new URL('../../../ui/src/icons/lucide-icon.tsx', import.meta.url));

const noSentences = fileURLToPath(new URL('no-sentences.mjs', import.meta.url));

/** Federation's errors keep their code and the link that explains it; their sentences stay out. */
function withoutSentences(found) {
  if (found.context.includes('error-codes')) found.request = noSentences;
}

const common = (app, folder, onServer) => ({
  mode: 'production',
  context: folder,
  devtool: false,
  performance: false,
  resolve: { extensions: ['.tsx', '.ts', '.js', '.mjs'], alias: routerWithoutWarnings() },
  module: { rules: [script, router, shellRuntime, styles(app, onServer), files(app)] },
  plugins: [
    new webpack.NormalModuleReplacementPlugin(/^\.\.\/createLucideIcon\.mjs$/, lucideIcon),
    new webpack.NormalModuleReplacementPlugin(/^\.\/desc\.mjs$/, withoutSentences),
    new SourcesPlugin(),
  ],
});

function serverConfig({ app, folder, isShell }) {
  const shared = common(app, folder, true);
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

/** Remotes bring a small runtime of ours in place of federation's. */
const remoteRuntime = new webpack.NormalModuleReplacementPlugin(
  /[\\/]webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/,
  fileURLToPath(new URL('remote-runtime.ts', import.meta.url)),
);

/** React, the router and the rest change seldom: a shell release leaves them in visitors' caches. */
const vendor = {
  test: /[\\/]node_modules[\\/]/,
  name: 'vendor',
  chunks: 'initial',
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

function federation({ app, folder, isShell }) {
  return new ModuleFederationPlugin({
    name: app,
    filename: 'remoteEntry.js',
    ...(isShell
      ? {
          runtimePlugins: [
            createRequire(`${folder}/`).resolve('@tractor-haat/platform/federation'),
          ],
        }
      : { exposes: { './remote': { import: './src/remote.tsx', name: `${app}-remote` } } }),
    shared: sharedModules({ isShell }),
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    dev: false,
    experiments: {
      ...(isShell ? {} : { externalRuntime: true }),
      // A remote never loads another one: the shell alone does.
      optimization: { target: 'web', disableSnapshot: true, disableRemote: !isShell },
    },
  });
}

function browserConfig({ app, folder, isShell }) {
  const styleNames = `${app}.[name].[contenthash:8].css`;
  const shared = common(app, folder, false);
  return {
    ...shared,
    name: `${app}-browser`,
    target: ['web', 'es2022'],
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
      new webpack.DefinePlugin({
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        // Nobody defines these in a browser of ours: what asks for them is left out of the files.
        'typeof FEDERATION_ALLOW_NEW_FUNCTION': '"undefined"',
        'typeof FEDERATION_DEBUG': '"undefined"',
      }),
      federation({ app, folder, isShell }),
      isShell ? compiledEarly : remoteRuntime,
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
      ...(isShell ? { splitChunks: { cacheGroups: { vendor } } } : {}),
      minimizer: [
        // Not `module: true`: it would make the remote's global a local name.
        new Terser({
          minify: Terser.swcMinify,
          terserOptions: { compress: { passes: 2 }, mangle: true },
          extractComments: false,
        }),
        new CssMinimizer(),
      ],
    },
  };
}

/**
 * The two builds of an app: one for browsers (federated), one for the site server (a single file).
 * `folder` is the app's own, its name is the app's name; only `shell` is treated apart.
 */
export function appConfigs(folder) {
  const app = path.basename(folder);
  const options = { app, folder, isShell: app === 'shell' };
  return [browserConfig(options), serverConfig(options)];
}
