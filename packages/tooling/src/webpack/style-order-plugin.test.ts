import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import MiniCssExtract from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { StyleOrderPlugin } from './style-order-plugin.mjs';

/**
 * Builds a chunk of two pages that import `a.css` and `b.css` in opposite orders. `a.js` imports `a.css`, and `b.js`
 * imports `b.css`.
 */
async function buildPages({ layers, aRendersB }: { layers: [string, string]; aRendersB: boolean }) {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'style-order-test-')));
  const write = (file: string, text: string) => fs.writeFileSync(path.join(folder, file), text);
  write('a.css', `@layer ${layers[0]} {\n  .a { color: red; }\n}\n`);
  write('b.css', `@layer ${layers[1]} {\n  .b { color: blue; }\n}\n`);
  write('a.js', `import './a.css';${aRendersB ? "import './b.js';" : ''}export const a = 1;`);
  write('b.js', `import './b.css';export const b = 1;`);
  write('one.js', `import './a.js';import './b.js';`);
  write('two.js', `import './b.js';import './a.js';`);
  const compiler = webpack({
    mode: 'none',
    context: folder,
    entry: { one: './one.js', two: './two.js' },
    output: { path: path.join(folder, 'out') },
    module: {
      rules: [
        {
          test: /\.css$/,
          use: [MiniCssExtract.loader, new URL(import.meta.resolve('css-loader')).pathname],
        },
      ],
    },
    plugins: [new MiniCssExtract(), new StyleOrderPlugin()],
    optimization: {
      splitChunks: {
        cacheGroups: {
          all: { type: 'css/mini-extract', name: 'all', chunks: 'all', enforce: true },
        },
      },
    },
  });
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    compiler.run((error, result) =>
      compiler.close(() => (error ? reject(error) : resolve(result))),
    );
  });
  const toMessages = (list: readonly Error[] | undefined) => list?.map(({ message }) => message);
  return {
    errors: toMessages(stats?.compilation.errors),
    warnings: toMessages(stats?.compilation.warnings),
  };
}

test('fails if two sheets of a layer conflict and one of their components renders the other', async () => {
  const { errors, warnings } = await buildPages({ layers: ['ui', 'ui'], aRendersB: true });
  expect(errors).toEqual([
    expect.stringMatching(/order of .*\.css and .*\.css decides in layer ui/),
  ]);
  expect(warnings).toEqual([]);
});

test('accepts conflicting sheets in different layers', async () => {
  const built = await buildPages({ layers: ['ui', 'ui.base'], aRendersB: true });
  expect(built).toEqual({ errors: [], warnings: [] });
});

test('accepts conflicting sheets if neither of their components renders the other', async () => {
  const built = await buildPages({ layers: ['ui', 'ui'], aRendersB: false });
  expect(built).toEqual({ errors: [], warnings: [] });
});
