import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { PlainFailure } from './plain-failure.mjs';
import { isAlive, pause, until } from './process-alive.mjs';

/** @returns {{ name: string, pid: number, token: string, step_pids: number[] } | null} */
export function readLock(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function write(file, content) {
  const beside = `${file}.${process.pid}`;
  fs.writeFileSync(beside, JSON.stringify(content));
  fs.renameSync(beside, file);
}

const holderOf = (file) => {
  const lock = readLock(file);
  return lock && isAlive(lock.pid) ? lock : null;
};

/** Waits for what a killed run left working (an install, a build), so that two never mix. */
async function waitForLeftOver(pids, patience_ms) {
  if (!pids.some(isAlive)) return;
  console.log('  waiting for a process that an interrupted run left …');
  if (!(await until(() => !pids.some(isAlive), patience_ms)))
    throw new PlainFailure(
      `Process ${pids.find(isAlive)} of an interrupted run still works; end it and start again.`,
    );
}

/**
 * Takes a lock file for as long as this process wants, or lives. A dead holder's lock is taken over.
 * @param {string} file
 * @param {string} name what holds it, for the sentence that others get
 * @param {number} patience_ms how long to wait for a living holder
 * @returns {Promise<{ wasInterrupted: boolean, noteStep: (pid: number) => () => void, release: () => void }>}
 */
export async function takeLock(file, name, patience_ms = 0) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const token = crypto.randomUUID();
  const busy = () => {
    const holder = holderOf(file);
    return new PlainFailure(
      `${holder?.name ?? 'Another run'} already works in this folder (process ${holder?.pid}); end it first.`,
    );
  };
  if (!(await until(() => holderOf(file) === null, patience_ms))) throw busy();
  const before = readLock(file);
  const left = before?.step_pids ?? [];
  write(file, { name, pid: process.pid, token, step_pids: left });
  // Two that took over the same dead lock: the one that wrote last has it.
  await pause(30);
  if (readLock(file)?.token !== token) throw busy();
  await waitForLeftOver(left, 180_000);
  const change = (edit) => {
    const current = readLock(file);
    if (current?.token === token) write(file, { ...current, step_pids: edit(current.step_pids) });
  };
  change(() => []);
  return {
    wasInterrupted: before !== null,
    noteStep: (pid) => {
      change((pids) => [...pids, pid]);
      return () => change((pids) => pids.filter((one) => one !== pid));
    },
    release: () => {
      if (readLock(file)?.token === token) fs.rmSync(file, { force: true });
    },
  };
}
