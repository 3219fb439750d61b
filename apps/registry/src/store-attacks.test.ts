import fs from 'node:fs/promises';
import {
  type Live,
  readLive,
  storeLayout,
  type Watcher,
  watchEnvironment,
} from '@tractor-haat/registry';
import { type AttackTarget, createAttackTarget } from './testing/create-attack-target.ts';
import { stopServices } from './testing/start-test-service.ts';

// The attacker can write to the store, but not to the private folder of the registry.

let target: AttackTarget;
let backup: string;
beforeAll(async () => {
  target = await createAttackTarget();
  backup = `${target.store}-backup`;
  await fs.cp(target.store, backup, { recursive: true });
}, 60_000);
afterAll(async () => {
  target.ci.stop();
  await stopServices();
});

/** Replaces a file atomically, so that the watcher does not read an incomplete file. */
async function replaceFile(file: string, text: string) {
  await fs.writeFile(`${file}.new`, text);
  await fs.rename(`${file}.new`, file);
}

const alterFile = async (file: string, change: (text: string) => string) =>
  replaceFile(file, change(await fs.readFile(file, 'utf8')));
const removeSignature = (text: string) => {
  const { signature: _, ...unsigned } = JSON.parse(text);
  return JSON.stringify(unsigned);
};

test.each<[change: string, message: RegExp, attack: () => Promise<unknown>]>([
  [
    'an edited environment',
    /has an invalid signature/,
    () =>
      alterFile(storeLayout.environment(target.store, 'production'), (text) =>
        text.replaceAll(target.liveVersion, target.newVersion),
      ),
  ],
  [
    'an edited environment without signature',
    /is not signed/,
    () =>
      alterFile(storeLayout.environment(target.store, 'production'), (text) =>
        removeSignature(text.replaceAll(target.liveVersion, target.newVersion)),
      ),
  ],
  [
    'a restored earlier environment',
    /an older file was restored/,
    () =>
      replaceFile(storeLayout.environment(target.store, 'production'), target.earlierEnvironment),
  ],
  [
    'a restored earlier environment with a truncated log',
    /an older file was restored/,
    async () => {
      await alterFile(
        storeLayout.log(target.store),
        (text) => `${text.split('\n').slice(0, 2).join('\n')}\n`,
      );
      await replaceFile(
        storeLayout.environment(target.store, 'production'),
        target.earlierEnvironment,
      );
    },
  ],
  [
    'an environment with the signature of another revision',
    /has an invalid signature/,
    async () => {
      const { signature } = JSON.parse(target.earlierEnvironment);
      await alterFile(storeLayout.environment(target.store, 'production'), (text) =>
        JSON.stringify({ ...JSON.parse(text), revision: 99, signature }),
      );
    },
  ],
  [
    'an edited record',
    /has an invalid signature/,
    async () => {
      await alterFile(storeLayout.record(target.store, 'media', target.liveVersion), (text) =>
        text.replace('team-media', 'thieves'),
      );
      await touchEnvironment();
    },
  ],
  [
    'a record without signature',
    /is not signed/,
    async () => {
      await fs.rm(storeLayout.signature(target.store, 'media', target.liveVersion));
      await touchEnvironment();
    },
  ],
  [
    'a record with the signature of another record',
    /has an invalid signature/,
    async () => {
      await fs.copyFile(
        storeLayout.signature(target.store, 'media', target.firstVersion),
        storeLayout.signature(target.store, 'media', target.liveVersion),
      );
      await touchEnvironment();
    },
  ],
  [
    'an invalid file',
    /is not JSON/,
    () => replaceFile(storeLayout.environment(target.store, 'production'), 'x'),
  ],
])(
  'watchEnvironment reports %s in the store and does not apply the change',
  async (_, message, attack) => {
    const appliedStates: Live[] = [];
    const errors: string[] = [];
    const watcher: Watcher = watchEnvironment({
      store: target.store,
      env: 'production',
      key: target.key,
      interval_ms: 10,
      onChange: (live) => appliedStates.push(live),
      onError: (error) => errors.push(error.message),
    });
    try {
      await watcher.ready;
      expect(appliedStates.at(-1)?.environment.remotes.media?.version).toBe(target.liveVersion);
      await attack();
      const deadline = Date.now() + 3000;
      while (errors.length === 0 && Date.now() < deadline)
        await new Promise((done) => setTimeout(done, 5));
      expect(errors.at(-1)).toMatch(message);
      expect(appliedStates).toHaveLength(1);
    } finally {
      watcher.stop();
      await fs.rm(target.store, { recursive: true });
      await fs.cp(backup, target.store, { recursive: true });
    }
  },
);

/** A site server reads the environment file only after the modification time of this file has changed. */
async function touchEnvironment() {
  const file = storeLayout.environment(target.store, 'production');
  const now = new Date();
  await fs.utimes(file, now, now);
}

test.each<[attack: string, change: (text: string) => string]>([
  ['an edited line', (text) => text.replace('"by":"core"', '"by":"thief"')],
  ['a removed line', (text) => text.split('\n').toSpliced(1, 1).join('\n')],
  ['a forged line', (text) => text + text.split('\n')[0]?.replace('"revision":1', '"revision":9')],
])('log verification detects %s before and after the next promotion', async (_, change) => {
  const core = await target.createTeamClient('core', { apps: ['media'] });
  await alterFile(storeLayout.log(target.store), change);
  try {
    expect((await core.verifyLog()).faults).not.toEqual([]);
    await target.promote(target.mediaToken);
    expect((await core.verifyLog()).faults).not.toEqual([]);
  } finally {
    await fs.rm(target.store, { recursive: true });
    await fs.cp(backup, target.store, { recursive: true });
  }
});

test('the next promotion restores the signed live versions of a forged environment', async () => {
  const file = storeLayout.environment(target.store, 'production');
  await alterFile(file, (text) => text.replaceAll(target.liveVersion, target.firstVersion));
  const { status, body } = await target.promote(target.mediaToken);
  expect(status).toBe(200);
  expect(body.environment.remotes.media).toEqual({
    version: target.newVersion,
    previous: target.liveVersion,
  });
  expect((await readLive(target.store, 'production', target.key)).environment.revision).toBe(4);
});
