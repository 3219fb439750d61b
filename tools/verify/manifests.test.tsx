/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';

const APPS = path.resolve(import.meta.dirname, '../../apps');

interface RemoteDefinition {
  readonly routes: readonly { readonly path: string }[];
  readonly widgets?: Readonly<Record<string, unknown>>;
  readonly messages: Readonly<Record<string, unknown>>;
}

interface App {
  readonly name: string;
  readonly manifest: string;
  load(): Promise<RemoteDefinition>;
}

const names = fs.readdirSync(APPS);
const hasFile = (name: string, file: string) => fs.existsSync(path.join(APPS, name, file));

const remotes: App[] = names
  .filter((name) => hasFile(name, 'remote.json'))
  .map((name) => ({
    name,
    manifest: 'remote.json',
    load: async () => (await import(path.join(APPS, name, 'src/remote.tsx'))).default,
  }));

const shell: App = {
  name: 'shell',
  manifest: 'shell.json',
  load: async () => (await import(path.join(APPS, 'shell/src/app/shell-pages.ts'))).shellPages,
};

// Promotion gates read the manifests: another remote could claim a route that is missing there.
test.each([...remotes, shell])(
  '$manifest of $name lists its routes, widgets and messages',
  async (app) => {
    const manifest = JSON.parse(fs.readFileSync(path.join(APPS, app.name, app.manifest), 'utf8'));
    const { routes, widgets, messages } = await app.load();
    expect([...manifest.routes].sort()).toEqual(routes.map((route) => route.path).sort());
    if (app.manifest === 'shell.json') return;
    expect([...manifest.widgets].sort()).toEqual(Object.keys(widgets ?? {}).sort());
    expect([...manifest.i18n].sort()).toEqual(Object.keys(messages).sort());
  },
);
