import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { restrictFolderModes } from './keep-files-private.mjs';

function readModes(folder: string): Record<string, string> {
  const names = ['.', ...fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })];
  return Object.fromEntries(
    names
      .sort()
      .map((name) => [name, (fs.lstatSync(path.join(folder, name)).mode & 0o777).toString(8)]),
  );
}

function createReadableFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'private-'));
  for (const name of ['logs', 'store/files'])
    fs.mkdirSync(path.join(folder, name), { recursive: true });
  for (const name of ['logs/site.log', 'store/files/main.js', 'run'])
    fs.writeFileSync(path.join(folder, name), '');
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of ['.', ...names]) {
    const file = path.join(folder, name);
    fs.chmodSync(file, fs.statSync(file).isDirectory() || name === 'run' ? 0o755 : 0o644);
  }
  return folder;
}

test('removes the permissions of group and others, and leaves executables executable', () => {
  const folder = createReadableFolder();
  restrictFolderModes(folder, path.join(folder, 'none'));
  expect(readModes(folder)).toEqual({
    '.': '700',
    logs: '700',
    'logs/site.log': '600',
    run: '700',
    store: '700',
    'store/files': '700',
    'store/files/main.js': '600',
  });
});

test('does not change files behind a link out of the folder', () => {
  const folder = createReadableFolder();
  const linkedFolder = createReadableFolder();
  fs.symlinkSync(path.join(linkedFolder, 'logs'), path.join(folder, 'logs', 'other'));
  restrictFolderModes(folder);
  expect(readModes(linkedFolder)).toMatchObject({ logs: '755', 'logs/site.log': '644' });
});

test('creates folders with mode 700 and files with mode 600', () => {
  const folder = createReadableFolder();
  const module = path.join(import.meta.dirname, 'keep-files-private.mjs');
  const program = `
    import fs from 'node:fs';
    import { keepFilesPrivate } from ${JSON.stringify(module)};
    process.umask(0o022);
    keepFilesPrivate(${JSON.stringify(folder)});
    fs.mkdirSync('new');
    fs.writeFileSync('new/file', '');`;
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: folder,
  });
  expect(status).toBe(0);
  expect(readModes(folder)).toMatchObject({ '.': '700', new: '700', 'new/file': '600' });
});
