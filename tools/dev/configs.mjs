import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../run/paths.mjs';

export const webpack = createRequire(path.join(root, 'packages', 'tooling', 'package.json'))(
  'webpack',
);

async function loadConfigs(app) {
  const file = path.join(root, 'apps', app, 'webpack.config.mjs');
  const { default: configs } = await import(pathToFileURL(file).href);
  return configs;
}

/** Copies the rule, because the loader would otherwise change the options of all builds. */
function withJsx(rule, react) {
  if (!/swc-loader/.test(rule.loader ?? '')) return rule;
  const { jsc } = rule.options;
  return {
    ...rule,
    options: { ...rule.options, jsc: { ...jsc, transform: { ...jsc.transform, react } } },
  };
}

/** Production builds use this JSX helper, which the shell provides to remotes. */
const PRODUCTION_JSX = { runtime: 'automatic', development: false };

/** Classic JSX uses only React. The development helper of automatic JSX is not a shared module. */
const REFRESH_JSX = { runtime: 'classic', development: true, refresh: true };

function withRefresh(rule) {
  if (!/swc-loader/.test(rule.loader ?? '')) return rule;
  const { loader, options, ...otherFields } = withJsx(rule, REFRESH_JSX);
  const refreshLoader = { loader: path.join(import.meta.dirname, 'refresh-loader.cjs') };
  return { ...otherFields, use: [refreshLoader, { loader, options }] };
}

/** Triggers a build when remote.json changes, for example with a new route. */
class ManifestInputPlugin {
  constructor(file) {
    this.file = file;
  }

  apply(compiler) {
    compiler.hooks.afterCompile.tap('ManifestInputPlugin', ({ fileDependencies }) =>
      fileDependencies.add(this.file),
    );
  }
}

const withOutputFolder = (config, folder) => ({
  ...config,
  module: { rules: config.module.rules.map((rule) => withJsx(rule, PRODUCTION_JSX)) },
  output: {
    ...config.output,
    path: path.join(folder, 'dist', path.basename(config.output.path)),
  },
});

const toDevelopmentConfig = (config) => ({
  ...config,
  mode: 'development',
  optimization: { ...config.optimization, minimize: false, moduleIds: 'named' },
});

export const HOT_FOLDER = 'hot';

/** The build for browsers supports hot replacement, the build for the server does not. */
export async function createRemoteConfigs(app, folder) {
  const [forBrowsers, forServer] = await loadConfigs(app);
  const manifest = new ManifestInputPlugin(path.join(root, 'apps', app, 'remote.json'));
  const browser = toDevelopmentConfig(withOutputFolder(forBrowsers, folder));
  return [
    {
      ...browser,
      cache: { type: 'memory' },
      devtool: 'inline-source-map',
      output: {
        ...browser.output,
        hotUpdateChunkFilename: `${HOT_FOLDER}/[id].[fullhash].js`,
        hotUpdateMainFilename: `${HOT_FOLDER}/[runtime].[fullhash].json`,
      },
      module: { rules: browser.module.rules.map(withRefresh) },
      plugins: [
        ...browser.plugins,
        manifest,
        new webpack.HotModuleReplacementPlugin(),
        new webpack.ProvidePlugin({ React: 'react' }),
      ],
    },
    {
      ...withOutputFolder(forServer, folder),
      cache: { type: 'memory' },
      plugins: [...forServer.plugins, manifest],
    },
  ];
}

/** Hot replacement requires the development build of React, so the shell is built with it. */
export async function createShellConfig(folder, cacheDirectory) {
  const [forBrowsers] = await loadConfigs('shell');
  return {
    ...toDevelopmentConfig(withOutputFolder(forBrowsers, folder)),
    cache: { type: 'filesystem', cacheDirectory },
  };
}
