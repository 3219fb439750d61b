import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { drawFirstPages, MAX_SECONDS } from './draw-first-pages.mjs';

test('draws only first pages, for less than a minute, and can be stopped', () => {
  const child = Object.assign(new EventEmitter(), { kill: jest.fn() });
  const spawn = jest.fn((_node: string, _args: string[]) => child as unknown as ChildProcess);
  const { stop } = drawFirstPages('node', {}, spawn as never);
  expect(spawn.mock.calls[0]?.[1]).toEqual([
    expect.stringMatching(/commands\/draw-ahead\.ts$/),
    ...['--first', '--seconds', String(MAX_SECONDS)],
  ]);
  expect(MAX_SECONDS).toBeLessThan(60);
  stop();
  expect(child.kill).toHaveBeenCalledWith('SIGTERM');
});
