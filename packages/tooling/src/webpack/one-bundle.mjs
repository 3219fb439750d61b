/**
 * `node one-bundle.mjs <folder> <remote>…`: builds the same sources without federation, to measure its cost: shell and
 * all remotes in one compilation, with pages, widgets and translations still loaded by `import()`. Writes publishable
 * builds to `<folder>/apps`: the shell with everything in it, and empty remotes.
 */
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { appConfigs } from './app-configs.mjs';

const REMOTE_ENTRY = 'remoteEntry.js';

const remoteFile = (apps, remote) => path.join(apps, remote, 'src', 'remote.tsx');

const createDefinitions = (apps, remotes) =>
  [
    ...remotes.map(
      (name, index) => `import r${index} from ${JSON.stringify(remoteFile(apps, name))};`,
    ),
    `export const definitions = { ${remotes.map((name, index) => `${name}: r${index}`).join(', ')} };`,
  ].join('\n');

/** Replaces the shell's access to Module Federation. */
const runtimeSource = `
import { definitions } from './definitions.js';
export const getFederation = () => ({
  registerRemotes() {},
  async loadRemote(id) { return { default: definitions[id.split('/')[0]] }; },
});
export const loadFinalForm = () => import('react-final-form');`;

/** The site server resolves a remote's `require`; here the result is the remote itself. */
const createServerSource = (entry) => `
import * as shell from ${JSON.stringify(entry)};
import { definitions } from './definitions.js';
export * from ${JSON.stringify(entry)};
export const sharedModules = { ...shell.sharedModules };
for (const name in definitions) sharedModules['one-bundle/' + name] = { default: definitions[name] };
`;

/** A patch of federation would match nothing, which fails the build. */
const isFederation = ({ constructor: { name } }) =>
  name === 'ModuleFederationPlugin' || name === 'PatchesPlugin';

/**
 * Builds the shell with everything in it into `out/apps/shell/dist`; `out/sources` gets the few generated
 * modules.
 * @param {{ apps: string, remotes: string[], out: string }} options `apps` is the folder of all apps
 */
function createBundleConfigs({ apps, remotes, out }) {
  const sources = path.join(out, 'sources');
  const write = (name, text) => {
    fs.mkdirSync(sources, { recursive: true });
    const file = path.join(sources, name);
    fs.writeFileSync(file, text);
    return file;
  };
  write('definitions.js', createDefinitions(apps, remotes));
  const runtime = write('get-federation.js', runtimeSource);
  const noEntries = write('no-entries.js', 'export const expectEntry = () => {};');
  const serverEntry = path.join(apps, 'shell', 'src', 'server', 'entry.tsx');
  const server = write('server.js', createServerSource(serverEntry));
  const [forBrowsers, forServer] = appConfigs(path.join(apps, 'shell'));
  // The generated modules lie outside the repository; their packages are the shell's.
  const resolve = {
    ...forBrowsers.resolve,
    modules: ['node_modules', path.join(apps, 'shell', 'node_modules')],
  };
  const replace = (pattern, file) => new webpack.NormalModuleReplacementPlugin(pattern, file);
  return [
    {
      ...forBrowsers,
      resolve,
      output: { ...forBrowsers.output, path: path.join(out, 'apps', 'shell', 'dist', 'browser') },
      plugins: [
        ...forBrowsers.plugins.filter((plugin) => !isFederation(plugin)),
        replace(/get-federation\.ts$/, runtime),
        replace(/^@tractor-haat\/platform\/federation$/, noEntries),
      ],
    },
    {
      ...forServer,
      entry: server,
      output: { ...forServer.output, path: path.join(out, 'apps', 'shell', 'dist', 'server') },
    },
  ];
}

/** Runs the builds. Rejects with webpack's errors. */
function compile(options) {
  const compiler = webpack(createBundleConfigs(options));
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats.hasErrors()) reject(new Error(stats.toString({ preset: 'errors-only' })));
        else resolve(undefined);
      });
    });
  });
}

const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));

function writeFile(file, text) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

/** Writes a remote whose server bundle and style sheets are those of the shell. */
function writeRemote({ apps, out }, name, { groups, files }) {
  const to = (...parts) => path.join(out, 'apps', name, ...parts);
  for (const file of ['remote.json', 'package.json'])
    writeFile(to(file), fs.readFileSync(path.join(apps, name, file), 'utf8'));
  writeFile(to('dist', 'server', 'main.cjs'), `module.exports = require('one-bundle/${name}');`);
  const sheets = Object.entries(groups)
    .filter(([group]) => group.startsWith(`${name}-`))
    .map(([group, names]) => [group, names.filter((file) => file.endsWith('.css'))]);
  const usedSheets = [...new Set(sheets.flatMap(([, names]) => names))];
  const shell = path.join(out, 'apps', 'shell', 'dist', 'browser');
  for (const file of usedSheets)
    writeFile(to('dist', 'browser', file), fs.readFileSync(path.join(shell, file), 'utf8'));
  // Publishing requires an entry, although pages do not load it.
  const entry = `// ${name} is part of the one bundle.`;
  writeFile(to('dist', 'browser', REMOTE_ENTRY), entry);
  const integrity = `sha384-${crypto.createHash('sha384').update(entry).digest('base64')}`;
  const manifest = {
    name,
    shared: {},
    groups: Object.fromEntries(sheets),
    files: {
      [REMOTE_ENTRY]: { integrity },
      ...Object.fromEntries(usedSheets.map((file) => [file, files[file]])),
    },
  };
  writeFile(to('dist', 'browser', 'build.json'), JSON.stringify(manifest));
}

/** The site server looks up translations under the app that owns the files. */
const withShellTranslations = (groups, remotes) => ({
  ...groups,
  ...Object.fromEntries(
    Object.entries(groups).flatMap(([group, files]) => {
      const owner = remotes.find((name) => group.startsWith(`${name}-`));
      return owner ? [[`shell-${group.slice(owner.length + 1)}`, files]] : [];
    }),
  ),
});

async function buildBundle(options) {
  const { apps, remotes, out } = options;
  await compile(options);
  const file = path.join(out, 'apps', 'shell', 'dist', 'browser', 'build.json');
  const build = readJson(file);
  build.groups = withShellTranslations(build.groups, remotes);
  writeFile(file, JSON.stringify(build));
  for (const name of ['shell.json', 'package.json'])
    writeFile(
      path.join(out, 'apps', 'shell', name),
      fs.readFileSync(path.join(apps, 'shell', name), 'utf8'),
    );
  for (const name of remotes) writeRemote(options, name, build);
}

const [out, ...remotes] = process.argv.slice(2);
if (!out || remotes.length === 0) {
  console.error('Name a folder and the remotes: one-bundle.mjs <folder> account catalogue …');
  process.exit(2);
}
const apps = path.resolve(import.meta.dirname, '../../../../apps');
await buildBundle({ apps, remotes, out: path.resolve(out) });
