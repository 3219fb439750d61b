import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { createPatchRules, PatchesPlugin } from './patches-plugin.mjs';

const patch = {
  name: 'shorter greeting',
  package: 'greeter',
  version: '1.2.3',
  files: ['dist/index.js'],
  change: (source: string) => source.replace('good morning', 'hello'),
  isRequired: false,
};

async function buildWithPatch({
  version = '1.2.3',
  greeting = 'good morning',
  importsPackage = true,
  isRequired = false,
}) {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'patches-test-')));
  const greeter = path.join(folder, 'node_modules', 'greeter', 'dist');
  fs.mkdirSync(greeter, { recursive: true });
  fs.writeFileSync(
    path.join(greeter, '..', 'package.json'),
    JSON.stringify({ name: 'greeter', version, main: 'dist/index.js' }),
  );
  fs.writeFileSync(path.join(greeter, 'index.js'), `export const greeting = '${greeting}';`);
  const app = importsPackage ? `export { greeting } from 'greeter';` : 'export const nothing = 1;';
  fs.writeFileSync(path.join(folder, 'app.js'), app);
  const patches = [{ ...patch, isRequired }];
  const compiler = webpack({
    mode: 'none',
    context: folder,
    entry: './app.js',
    output: { path: path.join(folder, 'out') },
    module: { rules: createPatchRules(patches) },
    plugins: [new PatchesPlugin(patches)],
  });
  const errors = await new Promise<string[]>((resolve, reject) => {
    compiler.run((error, stats) => {
      const messages = stats?.compilation.errors.map(({ message }) => message) ?? [];
      compiler.close(() => (error ? reject(error) : resolve(messages)));
    });
  });
  return { errors, code: fs.readFileSync(path.join(folder, 'out', 'main.js'), 'utf8') };
}

test('changes the file of a package by its patch', async () => {
  const { errors, code } = await buildWithPatch({});
  expect(errors).toEqual([]);
  expect(code).toContain("greeting = 'hello'");
});

test('fails the build if the package has another version than the patch', async () => {
  const { errors } = await buildWithPatch({ version: '1.3.0' });
  expect(errors).toEqual([
    expect.stringMatching(/"shorter greeting" is for greeter 1\.2\.3, and 1\.3\.0 is built in/),
  ]);
});

test('fails the build if the patch matches nothing', async () => {
  const { errors } = await buildWithPatch({ greeting: 'namaste' });
  expect(errors).toEqual([
    expect.stringMatching(/found nothing to change: dist\/index\.js of greeter/),
  ]);
});

test('accepts a build without the package unless the patch is required', async () => {
  expect((await buildWithPatch({ importsPackage: false })).errors).toEqual([]);
  expect((await buildWithPatch({ importsPackage: false, isRequired: true })).errors).toHaveLength(
    1,
  );
});
