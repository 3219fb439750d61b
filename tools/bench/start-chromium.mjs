import childProcess from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findFullChromium } from '../../packages/tooling/src/chromium/find-chromium.mjs';
import { quietFlags } from '../../packages/tooling/src/chromium/quiet-flags.mjs';

const CHROMIUM_FLAGS = [...quietFlags, '--headless', '--remote-debugging-port=0'];
const START_TIMEOUT_MS = 20_000;

/**
 * Starts a browser without a test library. Test libraries enable domains of the debugger, which add about 70 ms to a
 * first visit on a throttled processor.
 */
export async function startChromium() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tractor-haat-browser-'));
  const child = childProcess.spawn(
    findFullChromium(),
    [...CHROMIUM_FLAGS, `--user-data-dir=${folder}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill();
    await ended;
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    return { ...(await connect(await readDebuggerUrl(child))), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const readDebuggerUrl = (child) =>
  new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(
      () => reject(new Error(`Chromium did not start: ${output}`)),
      START_TIMEOUT_MS,
    );
    child.once('exit', () => reject(new Error(`Chromium ended: ${output}`)));
    child.stderr.on('data', (text) => {
      output += text;
      const address = /ws:\/\/\S+/.exec(output)?.[0];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    });
  });

/** Client of the DevTools protocol. `send` calls a method, `listen` subscribes to the events of a session. */
async function connect(address) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const pendingCalls = new Map();
  const listeners = new Map();
  let lastId = 0;
  socket.onmessage = ({ data }) => {
    const { id, sessionId, method, params, result, error } = JSON.parse(data);
    if (method) return listeners.get(sessionId)?.(method, params);
    const { resolve, reject } = pendingCalls.get(id);
    pendingCalls.delete(id);
    return error ? reject(new Error(error.message)) : resolve(result);
  };
  socket.onclose = () => {
    for (const { reject } of pendingCalls.values()) reject(new Error('Chromium ended'));
  };
  return {
    listen: (sessionId, listener) => listeners.set(sessionId, listener),
    send: (method, params = {}, sessionId = undefined) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        pendingCalls.set(lastId, { resolve, reject });
        socket.send(JSON.stringify({ id: lastId, method, params, sessionId }));
      }),
  };
}
