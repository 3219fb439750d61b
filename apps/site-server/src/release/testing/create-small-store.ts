import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promote, publish } from '@tractor-haat/registry';
import type { SigningKey } from '@tractor-haat/registry/service';

/** Code of a shell. Its pages contain the version of the remote and the text that the remote returns. */
export const SHELL_CODE = `
const ownerAt = (url, composition) =>
  composition.remotes.find(({ name }) => url.pathname.startsWith('/' + name));
exports.sharedModules = {};
exports.ownerAt = ownerAt;
exports.browserRemote = ({ name, version, previous, fault }) =>
  ({ name, version, previous: previous && previous.version, fault });
exports.renderSite = async (request) => {
  const owner = ownerAt(request.url, request.composition);
  if (!owner) return { status: 200, html: 'home', policy: '', whole: true };
  if (owner.fault) return { status: 503, html: 'down', policy: '', whole: true };
  try {
    const html = owner.version + ' ' + request.composition.definition(owner.name).routes[0](request.url);
    return { status: 200, html, policy: '', whole: true };
  } catch (error) {
    request.remoteFailed({ remote: owner.name, version: owner.version, error });
    return exports.renderSite({ ...request, composition: request.composition.without(owner.name) });
  }
};`;

/** Returns the code of a remote with one page. `body` is a function body that returns the page's HTML. */
export const createRemoteCode = (body: string) =>
  `exports.default = { messages: {}, routes: [(url) => { ${body} }] };`;

interface Build {
  readonly name: string;
  readonly server?: string;
  readonly contract?: number;
  readonly hostApi?: number;
  readonly query?: string[];
}

/** Creates a store with real publications and promotions of tiny apps. */
export function createSmallStore(signingKey: SigningKey | null = null) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-test-'));
  const store = path.join(folder, 'store');

  function writeBuild({ name, server = SHELL_CODE, contract = 1, hostApi = 1, query }: Build) {
    const app = path.join(folder, 'apps', name);
    const isShell = name === 'shell';
    const entryFile = isShell ? 'main.js' : 'remoteEntry.js';
    const code = `/* ${name} */`;
    const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;
    const write = (file: string, content: string | object) => {
      fs.mkdirSync(path.dirname(path.join(app, file)), { recursive: true });
      const text = typeof content === 'string' ? content : JSON.stringify(content);
      fs.writeFileSync(path.join(app, file), text);
    };
    write(`dist/browser/${entryFile}`, code);
    write('dist/browser/build.json', {
      name,
      groups: { [isShell ? 'main' : 'page']: [entryFile] },
      files: { [entryFile]: { integrity } },
      ...(isShell ? { provides: {} } : { shared: {} }),
    });
    write('dist/server/main.cjs', server);
    write('package.json', { version: '0.1.0' });
    const identity = { name, title: name, owner: 'team', contract };
    if (isShell)
      write('shell.json', { ...identity, hostApi, routes: ['/'], query: ['newsletter'] });
    else
      write('remote.json', {
        ...identity,
        routes: [`/${name}`],
        query,
        widgets: [],
        i18n: [],
        ssr: true,
        budgets: { entry_kb: 9, initial_kb: 9, total_kb: 9 },
      });
    return app;
  }

  /** Publishes a build. Returns its record. */
  const publishBuild = async (build: Build) =>
    (await publish({ store, appFolder: writeBuild(build), signingKey })).record;

  /** Publishes and promotes a build. Returns the version. */
  async function goLive(build: Build): Promise<string> {
    const { name, version } = await publishBuild(build);
    await promote({ store, name, version, env: 'production', by: 'test', signingKey });
    return version;
  }

  return { store, publishBuild, goLive };
}
