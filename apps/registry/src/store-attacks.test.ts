import fs from 'node:fs/promises';
import {
  type Live,
  readLive,
  storeLayout,
  type Watcher,
  watchEnvironment,
} from '@tractor-haat/registry';
import { type AttackTarget, attacked } from './testing/attacked.ts';
import { stopServices } from './testing/service.ts';

// Attacks by an account that can write to the store but not to the registry's private folder.

let it: AttackTarget;
let backup: string;
beforeAll(async () => {
  it = await attacked();
  backup = `${it.store}-backup`;
  await fs.cp(it.store, backup, { recursive: true });
}, 60_000);
afterAll(async () => {
  it.ci.stop();
  await stopServices();
});

/** Replaces a file in one step: the watcher must not meet one that is half written. */
async function replaceFile(file: string, text: string) {
  await fs.writeFile(`${file}.new`, text);
  await fs.rename(`${file}.new`, file);
}

const altered = async (file: string, change: (text: string) => string) =>
  replaceFile(file, change(await fs.readFile(file, 'utf8')));
const withoutSignature = (text: string) => {
  const { signature: _, ...rest } = JSON.parse(text);
  return JSON.stringify(rest);
};

test.each<[string, RegExp, () => Promise<unknown>]>([
  [
    'an edited environment',
    /has an invalid signature/,
    () =>
      altered(storeLayout.environment(it.store, 'production'), (text) =>
        text.replaceAll(it.live, it.fresh),
      ),
  ],
  [
    'an edited environment without signature',
    /is not signed/,
    () =>
      altered(storeLayout.environment(it.store, 'production'), (text) =>
        withoutSignature(text.replaceAll(it.live, it.fresh)),
      ),
  ],
  [
    'a restored earlier environment',
    /an older file was restored/,
    () => replaceFile(storeLayout.environment(it.store, 'production'), it.earlier),
  ],
  [
    'a restored earlier environment with a truncated log',
    /an older file was restored/,
    async () => {
      await altered(
        storeLayout.log(it.store),
        (text) => `${text.split('\n').slice(0, 2).join('\n')}\n`,
      );
      await replaceFile(storeLayout.environment(it.store, 'production'), it.earlier);
    },
  ],
  [
    'an environment with the signature of another revision',
    /has an invalid signature/,
    async () => {
      const { signature } = JSON.parse(it.earlier);
      await altered(storeLayout.environment(it.store, 'production'), (text) =>
        JSON.stringify({ ...JSON.parse(text), revision: 99, signature }),
      );
    },
  ],
  [
    'an edited record',
    /has an invalid signature/,
    async () => {
      await altered(storeLayout.record(it.store, 'media', it.live), (text) =>
        text.replace('team-media', 'thieves'),
      );
      await touched();
    },
  ],
  [
    'a record without signature',
    /is not signed/,
    async () => {
      await fs.rm(storeLayout.signature(it.store, 'media', it.live));
      await touched();
    },
  ],
  [
    'a record with the signature of another record',
    /has an invalid signature/,
    async () => {
      await fs.copyFile(
        storeLayout.signature(it.store, 'media', it.first),
        storeLayout.signature(it.store, 'media', it.live),
      );
      await touched();
    },
  ],
  [
    'an invalid file',
    /is not JSON/,
    () => replaceFile(storeLayout.environment(it.store, 'production'), 'x'),
  ],
])(
  'rejects %s in the store, keeps the live state and reports the error',
  async (_, message, attack) => {
    const seen: Live[] = [];
    const problems: string[] = [];
    const watcher: Watcher = watchEnvironment({
      store: it.store,
      env: 'production',
      key: it.key,
      interval_ms: 10,
      onChange: (live) => seen.push(live),
      onError: (error) => problems.push(error.message),
    });
    try {
      await watcher.ready;
      expect(seen.at(-1)?.environment.remotes.media?.version).toBe(it.live);
      await attack();
      const end = Date.now() + 3000;
      while (problems.length === 0 && Date.now() < end)
        await new Promise((done) => setTimeout(done, 5));
      expect(problems.at(-1)).toMatch(message);
      expect(seen).toHaveLength(1);
    } finally {
      watcher.stop();
      await fs.rm(it.store, { recursive: true });
      await fs.cp(backup, it.store, { recursive: true });
    }
  },
);

/** Rewrites the environment file, because a site server reads it again only when it changes. */
async function touched() {
  const file = storeLayout.environment(it.store, 'production');
  const now = new Date();
  await fs.utimes(file, now, now);
}

test.each<[string, (text: string) => string]>([
  ['an edited line', (text) => text.replace('"by":"core"', '"by":"thief"')],
  ['a removed line', (text) => text.split('\n').toSpliced(1, 1).join('\n')],
  ['a forged line', (text) => text + text.split('\n')[0]?.replace('"revision":1', '"revision":9')],
])('log verification detects %s, also after another promotion', async (_, change) => {
  const core = await it.team('core', { apps: ['media'] });
  await altered(storeLayout.log(it.store), change);
  try {
    expect((await core.verifyLog()).faults).not.toEqual([]);
    await it.promotion(it.media);
    expect((await core.verifyLog()).faults).not.toEqual([]);
  } finally {
    await fs.rm(it.store, { recursive: true });
    await fs.cp(backup, it.store, { recursive: true });
  }
});

test('a promotion does not sign a forged environment', async () => {
  const file = storeLayout.environment(it.store, 'production');
  await altered(file, (text) => text.replaceAll(it.live, it.first));
  const { status, body } = await it.promotion(it.media);
  expect(status).toBe(200);
  expect(body.environment.remotes.media).toEqual({ version: it.fresh, previous: it.live });
  expect((await readLive(it.store, 'production', it.key)).environment.revision).toBe(4);
});
