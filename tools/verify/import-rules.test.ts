import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** File, its import, and whether it is allowed. */
const cases: [file: string, imported: string, isAllowed: boolean][] = [
  ['apps/media/src/page.tsx', '@tractor-haat/platform', true],
  ['apps/media/src/page.tsx', '@tractor-haat/ui', true],
  ['apps/media/src/page.tsx', '@tractor-haat/api-client', true],
  ['apps/media/src/page.tsx', '@tractor-haat/i18n', true],
  ['apps/media/src/page.tsx', '../list/card.tsx', true],
  ['apps/media/src/page.tsx', 'react', true],
  ['apps/media/src/page.tsx', '@tractor-haat/catalogue', false],
  ['apps/media/src/page.tsx', '@tractor-haat/shell', false],
  ['apps/media/src/page.tsx', '@tractor-haat/registry', false],
  ['apps/media/src/page.tsx', '@tractor-haat/platform/shell', false],
  ['apps/media/src/page.tsx', '@tractor-haat/platform/testing', false],
  ['apps/media/src/page.tsx', '@tractor-haat/api-client/contract', false],
  ['apps/media/src/page.tsx', 'react-router-dom', false],
  ['apps/media/src/page.tsx', 'react-router', false],
  ['apps/media/src/page.tsx', 'react-redux', false],
  ['apps/media/src/page.tsx', '@reduxjs/toolkit', false],
  ['apps/media/src/page.tsx', 'react-i18next', false],
  ['apps/media/src/page.tsx', '@module-federation/enhanced/runtime', false],
  ['apps/media/src/page.tsx', '../../catalogue/src/list.tsx', false],
  ['apps/media/src/deep/er/page.tsx', '../../../../packages/ui/src/card.tsx', false],
  ['apps/a-later-remote/src/page.tsx', '@tractor-haat/catalogue', false],
  ['apps/media/src/page.test.tsx', '@tractor-haat/platform/testing', true],
  ['apps/media/src/page.tsx', './testing/visit.tsx', false],
  ['apps/media/src/page.test.tsx', './testing/visit.tsx', true],
  ['apps/media/src/testing/visit.tsx', '@tractor-haat/platform/testing', true],
  ['apps/media/src/page.test.tsx', '@tractor-haat/catalogue', false],
  ['apps/shell/src/browser/main.tsx', '@tractor-haat/platform/shell', true],
  ['apps/shell/src/browser/main.tsx', '@tractor-haat/registry', false],
  ['apps/shell/src/browser/main.tsx', '@tractor-haat/media', false],
  ['apps/site-server/src/main.ts', '@tractor-haat/registry', true],
  ['apps/site-server/src/main.ts', '@tractor-haat/media', false],
  ['apps/site-server/src/main.ts', '@tractor-haat/platform', false],
  ['apps/site-server/src/main.ts', '@tractor-haat/server-kit/display', true],
  ['apps/site-server/src/main.ts', '@tractor-haat/shell/server-bundle', true],
  ['apps/site-server/src/main.ts', '../../shell/src/server/entry.tsx', false],
  ['apps/shell/src/browser/main.tsx', '@tractor-haat/server-kit/display', true],
  ['apps/media/src/page.tsx', '@tractor-haat/server-kit/display', false],
  ['apps/shell/src/browser/main.tsx', '../../../site-server/src/main.ts', false],
  ['apps/shell/src/app/site.tsx', '../browser/main.tsx', false],
  ['apps/shell/src/app/site.tsx', '../server/entry.tsx', false],
  ['apps/shell/src/server/entry.tsx', '../app/site.tsx', true],
  ['apps/shell/src/server/entry.tsx', '../browser/main.tsx', false],
  ['apps/shell/src/browser/main.tsx', '../app/site.tsx', true],
  ['apps/shell/src/browser/main.tsx', '../server/entry.tsx', false],
  ['apps/api/src/main.ts', '@tractor-haat/api-client/contract', true],
  ['apps/api/src/main.ts', '@tractor-haat/platform', false],
  ['apps/api/src/app.ts', './features/catalogue/dealers/routes.ts', true],
  ['apps/api/src/app.ts', './commands/admin/admin-command.ts', true],
  ['apps/api/src/features/catalogue/dealers/routes.ts', '../../../app.ts', false],
  ['apps/api/src/features/catalogue/dealers/routes.ts', '../../../commands/leads.ts', false],
  ['apps/api/src/features/catalogue/dealers/routes.ts', '../../../core/database/database.ts', true],
  ['apps/api/src/features/catalogue/dealers/routes.ts', './tables.ts', false],
  ['apps/api/src/features/catalogue/dealers/routes.ts', 'drizzle-orm', false],
  ['apps/api/src/features/catalogue/dealers/routes.ts', 'drizzle-orm/pg-core', false],
  ['apps/api/src/features/catalogue/dealers/routes.ts', 'fastify', true],
  ['apps/api/src/features/catalogue/dealers/routes.test.ts', './tables.ts', true],
  ['apps/api/src/features/catalogue/dealers/routes.test.ts', 'drizzle-orm', true],
  ['apps/api/src/features/catalogue/dealers/create-dealer-list.ts', 'drizzle-orm', true],
  ['apps/api/src/features/catalogue/dealers/create-dealer-list.ts', './tables.ts', true],
  ['apps/api/src/features/catalogue/dealers/create-dealer-list.ts', 'fastify', false],
  ['apps/api/src/features/catalogue/dealers/create-dealer-list.ts', '@fastify/multipart', false],
  ['apps/api/src/features/catalogue/dealers/create-dealer-list.test.ts', 'fastify', true],
  ['apps/api/src/core/jobs/clock.ts', '../../features/catalogue/dealers/tables.ts', false],
  ['apps/api/src/core/jobs/clock.ts', '../../config.ts', false],
  ['apps/api/src/features/community/reviews/tables.ts', '../../catalogue/products/tables.ts', true],
  ['apps/api/src/features/community/reviews/tables.ts', './review-index.ts', false],
  ['apps/api/src/features/community/reviews/review-index.ts', '../../catalogue/brands.ts', true],
  ['apps/api/src/features/catalogue/tractors/routes.ts', '../../community/reviews/list.ts', false],
  ['apps/api/src/features/catalogue/tractors/a.ts', '../../community/reviews/tables.ts', true],
  ['apps/api/src/features/catalogue/tractors/a.test.ts', '../../community/reviews/list.ts', true],
  ['apps/api/src/features/enquiries/forms/submit-enquiry.ts', '../../people/accounts/a.ts', true],
  ['apps/api/src/features/people/accounts/login.ts', '../../enquiries/forms/a.ts', false],
  ['apps/api/src/features/people/privacy/erase-person.ts', '../../enquiries/forms/a.ts', true],
  ['apps/api/src/features/enquiries/forms/routes.ts', '../../people/privacy/routes.ts', false],
  ['apps/api/src/features/desk/content/a.ts', '../../content/posts/list-posts.ts', true],
  ['apps/api/src/features/content/posts/list-posts.ts', '../../desk/content/a.ts', false],
  ['apps/api/src/app.ts', './features/dealers/list.ts', false],
  ['packages/platform/src/store.ts', '@tractor-haat/i18n', true],
  ['packages/platform/src/store.ts', '@tractor-haat/api-client', false],
  ['packages/platform/src/store.ts', '@tractor-haat/ui', false],
  ['packages/platform/src/store.ts', 'react-router-dom', true],
  ['packages/ui/src/card.tsx', '@tractor-haat/i18n', true],
  ['packages/ui/src/card.tsx', '@tractor-haat/platform', false],
  ['packages/api-client/src/client.ts', '@tractor-haat/ui', false],
  ['packages/registry/src/publish.ts', '@tractor-haat/i18n', false],
  ['packages/registry/src/publish.ts', '@tractor-haat/server-kit/lock', true],
  ['packages/registry/src/publish.ts', '@tractor-haat/server-kit/route-table', true],
  ['packages/registry/src/core/promote.ts', '../adapters/grant.ts', false],
  ['packages/registry/src/core/promote.ts', '../commands/commands.ts', false],
  ['packages/registry/src/adapters/grant.ts', '../core/promote.ts', true],
  ['packages/registry/src/adapters/grant.ts', '../commands/commands.ts', false],
  ['packages/server-kit/src/lock/lock.ts', '@tractor-haat/registry', false],
  ['packages/server-kit/src/telemetry/start-traces.ts', '../settings/kinds.ts', true],
  ['packages/server-kit/src/lock/lock.ts', '../log/logger.ts', false],
  ['packages/tooling/src/webpack/preset.ts', '@tractor-haat/server-kit/settings', false],
  ['apps/media/src/page.tsx', '@tractor-haat/server-kit/log', false],
  ['apps/shell/src/browser/main.tsx', '@tractor-haat/server-kit/log', false],
  ['apps/site-server/src/main.ts', '@tractor-haat/server-kit/shutdown', true],
  ['apps/api/src/main.ts', '@tractor-haat/server-kit/telemetry', true],
  ['tools/content/clips/render.ts', '@tractor-haat/drawings/clips', true],
  ['packages/places/src/places.ts', '@tractor-haat/api-client/contract', true],
  ['packages/places/src/places.ts', '@tractor-haat/ui', false],
  ['apps/media/src/page.tsx', '@tractor-haat/places', false],
  ['tools/content/clips/render.ts', '../../../packages/drawings/src/index.ts', false],
  ['tools/content/clips/render.ts', '../../../apps/api/src/main.ts', false],
  ['apps/registry/src/main.ts', '@tractor-haat/registry/service', true],
  ['apps/registry/src/main.ts', '@tractor-haat/api-client', false],
];

const workspace = fs.mkdtempSync(path.join(os.tmpdir(), 'import-rules-'));
const violations = new Map<string, string[]>();

const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(workspace, file)), { recursive: true });
  fs.writeFileSync(path.join(workspace, file), text);
};

/** Packages and the shell with their real manifests; each export is an empty file. */
function createPackages() {
  fs.mkdirSync(path.join(workspace, 'node_modules/@tractor-haat'), { recursive: true });
  const packages = fs.readdirSync(path.join(root, 'packages')).map((name) => `packages/${name}`);
  for (const folder of [...packages, 'apps/shell']) {
    const manifest = path.join(folder, 'package.json');
    if (!fs.existsSync(path.join(root, manifest))) continue;
    const text = fs.readFileSync(path.join(root, manifest), 'utf8');
    write(manifest, text);
    for (const exportPath of Object.values<string | object>(JSON.parse(text).exports ?? {}))
      if (typeof exportPath === 'string' && !/\*|package\.json$/.test(exportPath))
        write(path.join(folder, exportPath), 'export {};\n');
    const link = path.join(workspace, 'node_modules/@tractor-haat', path.basename(folder));
    fs.symlinkSync(path.join(workspace, folder), link);
  }
}

beforeAll(() => {
  // A small workspace with one import per file is checked with the real rules.
  createPackages();
  const rules = '.dependency-cruiser.cjs';
  fs.copyFileSync(path.join(root, rules), path.join(workspace, rules));
  for (const [file, imported] of cases)
    if (imported.startsWith('.')) write(path.join(path.dirname(file), imported), 'export {};\n');
  const importsByFile = new Map<string, string[]>();
  for (const [file, imported] of cases)
    importsByFile.set(file, [...(importsByFile.get(file) ?? []), imported]);
  for (const [file, imports] of importsByFile) {
    const lines = imports.map(
      (imported, index) => `import { x as x${index} } from '${imported}';\n`,
    );
    write(file, `${lines.join('')}\nexport default [${lines.map((_, index) => `x${index}`)}];\n`);
  }
  const args = ['--config', rules, '--output-type', 'json', 'apps', 'packages', 'tools'];
  const options = { cwd: workspace, encoding: 'utf8', maxBuffer: 2 ** 26, stdio: 'pipe' } as const;
  let output: string;
  try {
    output = execFileSync(path.join(root, 'node_modules/.bin/depcruise'), args, options);
  } catch (error) {
    output = (error as { stdout: string }).stdout;
  }
  for (const { source, dependencies } of JSON.parse(output).modules)
    for (const { module, rules = [] } of dependencies) {
      // The files of the cases import each other.
      const names = rules
        .map(({ name }: { name: string }) => name)
        .filter((name: string) => name !== 'no-circles');
      if (names.length > 0) violations.set(`${source} ${module}`, names);
    }
});

afterAll(() => fs.rmSync(workspace, { recursive: true, force: true }));

test.each(cases)('%s imports %s: allowed %s', (file, imported, isAllowed) => {
  expect(violations.has(`${file} ${imported}`)).toBe(!isAllowed);
});

test('each rule has a comment that explains it', () => {
  const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');
  for (const { comment } of forbidden) expect(comment.length).toBeGreaterThan(30);
});
