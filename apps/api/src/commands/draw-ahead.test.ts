import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { projectContent } from '../testing/catalogue-content.ts';
import { createTestFolder, removeTestFolders } from '../testing/create-content-folder.ts';

afterAll(removeTestFolders);

const command = path.join(import.meta.dirname, 'draw-ahead.ts');
const drawAhead = (folder: string, ...flags: string[]) =>
  spawnSync(process.execPath, [command, ...flags], {
    encoding: 'utf8',
    env: { ...process.env, DRAWINGS_DIR: folder, CONTENT_DIR: projectContent, SUPERVISED: '' },
  });

test('stops drawing at the time limit and leaves no incomplete file', () => {
  const folder = createTestFolder();
  const { status, stdout } = drawAhead(folder, '--seconds', '0.2');
  expect(status).toBe(0);
  expect(stdout.trim().split('\n')).toEqual([expect.stringMatching(/^firstPages: \d+ drawn/)]);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  // Drawing all first pages takes half a minute, so a low number shows that the limit stopped the command.
  expect(files.length).toBeLessThan(100);
  expect(files.filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('rejects a time limit that is not a number', () => {
  const { status, stderr } = drawAhead(createTestFolder(), '--seconds', 'soon');
  expect(status).toBe(1);
  expect(stderr).toContain('--seconds must be a positive number');
});
