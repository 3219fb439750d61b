import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { scaffoldRemote } from './scaffold-remote.mjs';

function createRepository() {
  const base = fs.mkdtempSync(path.join(os.tmpdir(), 'new-remote-'));
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(base, file)), { recursive: true });
    fs.writeFileSync(path.join(base, file), text);
  };
  write('apps/shell/shell.json', '{"contract": 3, "routes": ["/about"]}');
  write('apps/catalogue/remote.json', '{"routes": ["/tyres"]}');
  return base;
}

test('replaces all placeholders of the templates, and uses the current contract', () => {
  const base = createRepository();
  const files = scaffoldRemote('loans', base);
  expect(files).toContain('apps/loans/src/locales/loans.mr.json');
  for (const file of files)
    expect(fs.readFileSync(path.join(base, file), 'utf8')).not.toMatch(/__[a-z]+__/);
  const manifest = fs.readFileSync(path.join(base, 'apps/loans/remote.json'), 'utf8');
  expect(JSON.parse(manifest)).toMatchObject({
    name: 'loans',
    title: 'Loans',
    contract: 3,
    routes: ['/loans'],
    i18n: ['loans'],
  });
});

test.each([
  ['my-loans', /no name for a remote/],
  ['../loans', /no name for a remote/],
  ['Loans', /no name for a remote/],
  ['shell', /the site uses it/],
  ['hi', /the site uses it/],
  ['api', /the site uses it/],
  ['catalogue', /exists already/],
  ['tyres', /belongs to catalogue/],
  ['about', /belongs to the shell/],
  ['media', /belongs to the site server/],
])('rejects the name %s and writes nothing', (name, message) => {
  const base = createRepository();
  expect(() => scaffoldRemote(name, base)).toThrow(message);
  expect(fs.readdirSync(path.join(base, 'apps')).sort()).toEqual(['catalogue', 'shell']);
});
