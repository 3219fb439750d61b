import { createTestStore } from '../../testing/create-test-store.ts';
import { promote } from '../promote.ts';
import { rollback } from '../rollback.ts';

const env = 'production';

test('rejects a shell whose host API version is newer than that of the site server', async () => {
  const { store, publishApp } = await createTestStore();
  const by = 'tester';
  const publishAndPromote = async (hostApi: number, serverApi: number) => {
    const { name, version } = await publishApp({ name: 'shell', hostApi, code: String(hostApi) });
    return promote({ store, name, version, env, by, hostApi: serverApi });
  };
  expect((await publishAndPromote(1, 1)).outcome).toBe('promoted');
  await expect(publishAndPromote(2, 1)).rejects.toMatchObject({
    gate: 'host',
    actual: 'a shell with hostApi 2',
    expected: 'hostApi 1, which the site server supports',
  });
  expect((await publishAndPromote(2, 2)).outcome).toBe('promoted');
  await expect(publishAndPromote(3, 2)).rejects.toMatchObject({
    gate: 'host',
    expected: 'hostApi 2 or 1, which the site server supports',
  });
});

test('accepts a remote at any host API version of the site server', async () => {
  const { store, publishApp, publishAndPromote } = await createTestStore();
  await publishAndPromote({ name: 'shell' });
  const { name, version } = await publishApp({ name: 'media' });
  const promotion = await promote({ store, name, version, env, by: 'tester', hostApi: 3 });
  expect(promotion.outcome).toBe('promoted');
});

test('rolls back to a shell of the previous host API version but not to an older one', async () => {
  const { store, publishApp } = await createTestStore();
  const by = 'tester';
  const shells = [];
  for (const hostApi of [1, 2, 3]) {
    const { name, version } = await publishApp({ name: 'shell', hostApi, code: String(hostApi) });
    await promote({ store, name, version, env, by, hostApi });
    shells.push(version);
  }
  const rollBackTo = (to = '') => rollback({ store, name: 'shell', env, by, to, hostApi: 3 });
  await expect(rollBackTo(shells[0])).rejects.toMatchObject({ gate: 'host' });
  expect((await rollBackTo(shells[1])).outcome).toBe('promoted');
});
