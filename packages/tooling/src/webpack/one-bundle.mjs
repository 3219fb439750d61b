/**
 * `node one-bundle.mjs <folder> <remote>…` builds the shell and all remotes in one compilation without federation, to
 * measure the cost of federation. Pages, widgets and translations are still loaded by `import()`. Writes publishable
 * builds to `<folder>/apps`: the shell with all code, and empty remotes.
 */
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { appConfigs } from './app-configs.mjs';

const REMOTE_ENTRY = 'remoteEntry.js';

const toRemoteFile = (apps, remote) => path.join(apps, remote, 'src', 'remote.tsx');

const createDefinitionsSource = (apps, remotes) =>
  [
    ...remotes.map(
      (name, index) => `import r${index} from ${JSON.stringify(toRemoteFile(apps, name))};`,
    ),
    `export const definitions = { ${remotes.map((name, index) => `${name}: r${index}`).join(', ')} };`,
  ].join('\n');

/** Replacement for the module of the shell that loads remotes by federation. */
const RUNTIME_SOURCE = `
import { definitions } from './definitions.js';
export const getFederation = () => ({
  registerRemotes() {},
  async loadRemote(id) { return { default: definitions[id.split('/')[0]] }; },
});
export const loadFinalForm = () => import('react-final-form');`;

/** The site server resolves the `require` of a remote's server bundle from these modules. */
const createServerSource = (entry) => `
import * as shell from ${JSON.stringify(entry)};
import { definitions } from './definitions.js';
export * from ${JSON.stringify(entry)};
export const sharedModules = { ...shell.sharedModules };
for (const name in definitions) sharedModules['one-bundle/' + name] = { default: definitions[name] };
`;

/** Without federation its patches match nothing, which fails the build, so both plugins are removed. */
const isFederationPlugin = ({ constructor: { name } }) =>
  name === 'ModuleFederationPlugin' || name === 'PatchesPlugin';

/**
 * Configurations that build the shell with all remotes into `out/apps/shell/dist`. `out/sources` gets the generated
 * modules.
 * @param {{ apps: string, remotes: string[], out: string }} options `apps` is the folder of all apps
 */
function createBundleConfigs({ apps, remotes, out }) {
  const sources = path.join(out, 'sources');
  const writeSource = (name, text) => {
    fs.mkdirSync(sources, { recursive: true });
    const file = path.join(sources, name);
    fs.writeFileSync(file, text);
    return file;
  };
  writeSource('definitions.js', createDefinitionsSource(apps, remotes));
  const runtime = writeSource('get-federation.js', RUNTIME_SOURCE);
  const noEntries = writeSource('no-entries.js', 'export const expectEntry = () => {};');
  const serverEntry = path.join(apps, 'shell', 'src', 'server', 'entry.tsx');
  const server = writeSource('server.js', createServerSource(serverEntry));
  const [browserConfig, serverConfig] = appConfigs(path.join(apps, 'shell'));
  // The generated modules are outside the repository and import packages of the shell.
  const resolve = {
    ...browserConfig.resolve,
    modules: ['node_modules', path.join(apps, 'shell', 'node_modules')],
  };
  const createReplacement = (pattern, file) =>
    new webpack.NormalModuleReplacementPlugin(pattern, file);
  return [
    {
      ...browserConfig,
      resolve,
      output: { ...browserConfig.output, path: path.join(out, 'apps', 'shell', 'dist', 'browser') },
      plugins: [
        ...browserConfig.plugins.filter((plugin) => !isFederationPlugin(plugin)),
        createReplacement(/get-federation\.ts$/, runtime),
        createReplacement(/^@tractor-haat\/platform\/federation$/, noEntries),
      ],
    },
    {
      ...serverConfig,
      entry: server,
      output: { ...serverConfig.output, path: path.join(out, 'apps', 'shell', 'dist', 'server') },
    },
  ];
}

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

/** The server bundle of the remote refers to the shell, and its style sheets are copies of those in the shell. */
function writeRemote({ apps, out }, name, { groups, files }) {
  const resolveFile = (...parts) => path.join(out, 'apps', name, ...parts);
  for (const file of ['remote.json', 'package.json'])
    writeFile(resolveFile(file), fs.readFileSync(path.join(apps, name, file), 'utf8'));
  writeFile(
    resolveFile('dist', 'server', 'main.cjs'),
    `module.exports = require('one-bundle/${name}');`,
  );
  const sheets = Object.entries(groups)
    .filter(([group]) => group.startsWith(`${name}-`))
    .map(([group, names]) => [group, names.filter((file) => file.endsWith('.css'))]);
  const usedSheets = [...new Set(sheets.flatMap(([, names]) => names))];
  const shell = path.join(out, 'apps', 'shell', 'dist', 'browser');
  for (const file of usedSheets)
    writeFile(
      resolveFile('dist', 'browser', file),
      fs.readFileSync(path.join(shell, file), 'utf8'),
    );
  // Publishing requires an entry, although pages do not load this one.
  const entry = `// ${name} is part of the one bundle.`;
  writeFile(resolveFile('dist', 'browser', REMOTE_ENTRY), entry);
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
  writeFile(resolveFile('dist', 'browser', 'build.json'), JSON.stringify(manifest));
}

/** The site server finds translations by the name of the app that publishes the files, which is the shell here. */
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
