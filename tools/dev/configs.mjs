import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../run/paths.mjs';

export const webpack = createRequire(path.join(root, 'packages', 'tooling', 'package.json'))(
  'webpack',
);

async function configsOf(app) {
  const file = path.join(root, 'apps', app, 'webpack.config.mjs');
  const { default: configs } = await import(pathToFileURL(file).href);
  return configs;
}

/** The rule for scripts with its JSX said anew: the loader else writes what it finds into all builds' options. */
function withJsx(rule, react) {
  if (!/swc-loader/.test(rule.loader ?? '')) return rule;
  const { jsc } = rule.options;
  return {
    ...rule,
    options: { ...rule.options, jsc: { ...jsc, transform: { ...jsc.transform, react } } },
  };
}

/** As it is delivered: the shell provides this helper to remotes of every build. */
const DELIVERED = { runtime: 'automatic', development: false };

/** Classic: its helper is React itself. The modern one's development form is shared by nobody. */
const REFRESHING = { runtime: 'classic', development: true, refresh: true };

function refreshing(rule) {
  if (!/swc-loader/.test(rule.loader ?? '')) return rule;
  const { loader, options, ...rest } = withJsx(rule, REFRESHING);
  const ours = { loader: path.join(import.meta.dirname, 'refresh-loader.cjs') };
  return { ...rest, use: [ours, { loader, options }] };
}

/** A new address in remote.json is a change like any other. */
class ManifestIsInput {
  constructor(file) {
    this.file = file;
  }

  apply(compiler) {
    compiler.hooks.afterCompile.tap('ManifestIsInput', ({ fileDependencies }) =>
      fileDependencies.add(this.file),
    );
  }
}

const into = (config, folder) => ({
  ...config,
  module: { rules: config.module.rules.map((rule) => withJsx(rule, DELIVERED)) },
  output: {
    ...config.output,
    path: path.join(folder, 'dist', path.basename(config.output.path)),
  },
});

const quick = (config) => ({
  ...config,
  mode: 'development',
  optimization: { ...config.optimization, minimize: false, moduleIds: 'named' },
});

/** Files of updates, which the browser fetches beside the version that it has. */
export const HOT = 'hot';

/** A remote's two builds: for the browser in pieces that can be exchanged, for the server as ever. */
export async function remoteConfigs(app, folder) {
  const [forBrowsers, forServer] = await configsOf(app);
  const manifest = new ManifestIsInput(path.join(root, 'apps', app, 'remote.json'));
  const browser = quick(into(forBrowsers, folder));
  return [
    {
      ...browser,
      cache: { type: 'memory' },
      devtool: 'inline-source-map',
      output: {
        ...browser.output,
        hotUpdateChunkFilename: `${HOT}/[id].[fullhash].js`,
        hotUpdateMainFilename: `${HOT}/[runtime].[fullhash].json`,
      },
      module: { rules: browser.module.rules.map(refreshing) },
      plugins: [
        ...browser.plugins,
        manifest,
        new webpack.HotModuleReplacementPlugin(),
        new webpack.ProvidePlugin({ React: 'react' }),
      ],
    },
    {
      ...into(forServer, folder),
      cache: { type: 'memory' },
      plugins: [...forServer.plugins, manifest],
    },
  ];
}

/** The shell for browsers with React's development build, which alone can exchange components. */
export async function shellConfig(folder, cacheDirectory) {
  const [forBrowsers] = await configsOf('shell');
  return { ...quick(into(forBrowsers, folder)), cache: { type: 'filesystem', cacheDirectory } };
}
