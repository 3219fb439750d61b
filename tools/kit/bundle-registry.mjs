import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PlainFailure } from '../run/plain-failure.mjs';
import { getPackageFolder } from './kit-packages.mjs';

const tooling = createRequire(path.join(getPackageFolder('tooling'), 'package.json'));
const webpack = tooling('webpack');

/** A larger bundle contains packages that only the server of the registry needs. */
const MAX_BYTES = 120_000;

/** The bundle contains the commands for teams, without the packages of the registry's server. */
export async function bundleRegistry(dist) {
  const compiler = webpack({
    mode: 'production',
    target: 'node22',
    context: getPackageFolder('remote-kit'),
    entry: './src/registry.ts',
    devtool: false,
    experiments: { outputModule: true },
    externalsType: 'module',
    externals: ['zod'],
    output: { path: dist, filename: 'registry.js', library: { type: 'module' }, module: true },
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: tooling.resolve('swc-loader'),
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        },
      ],
    },
    // Not minified, so that teams can read stack traces.
    optimization: { minimize: false },
  });
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const failure = error?.message ?? (stats.hasErrors() && stats.toString('errors-only'));
      compiler.close(() => (failure ? reject(new PlainFailure(failure)) : resolve(undefined)));
    });
  });
  const { size } = fs.statSync(path.join(dist, 'registry.js'));
  if (size > MAX_BYTES)
    throw new PlainFailure(
      `The kit's bundle of the registry has ${size} bytes, more than ${MAX_BYTES}.`,
    );
}
