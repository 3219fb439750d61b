import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect } from '@playwright/test';
import { root } from '../site/server-process.ts';

/** Runs the operator command on the data of the tested API. */
function moderate(...args: string[]): string {
  const data = path.join(path.dirname(process.env.SITE_STORE ?? ''), 'data');
  return execFileSync(process.execPath, ['apps/api/src/commands/moderate.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: data, DATABASE_URL: '' },
  });
}

/** Approves the entry with this text. Returns the entry as the moderator sees it. */
export function approveEntry(text: string): string {
  const items: { id: string; text: string }[] = JSON.parse(moderate('list', '--json'));
  const item = items.find(({ text: itemText }) => itemText.includes(text));
  expect(item).toBeDefined();
  moderate('approve', item?.id ?? '');
  return item?.text ?? '';
}
