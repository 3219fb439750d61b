import { promote } from '../promote.ts';
import { rollback } from '../rollback.ts';
import { newSite } from '../testing/site.ts';

const env = 'production';

test('rejects a shell whose host API version is newer than that of the site server', async () => {
  const { store, ship } = await newSite();
  const by = 'tester';
  const goLive = async (hostApi: number, serverApi: number) => {
    const { name, version } = await ship({ name: 'shell', hostApi, code: String(hostApi) });
    return promote({ store, name, version, env, by, hostApi: serverApi });
  };
  expect((await goLive(1, 1)).outcome).toBe('promoted');
  await expect(goLive(2, 1)).rejects.toMatchObject({
    gate: 'host',
    actual: 'a shell with hostApi 2',
    expected: 'hostApi 1, which the site server supports',
  });
  expect((await goLive(2, 2)).outcome).toBe('promoted');
  await expect(goLive(3, 2)).rejects.toMatchObject({ gate: 'host' });
});

test('rolls back to a shell of the previous host API version but not to an older one', async () => {
  const { store, ship } = await newSite();
  const by = 'tester';
  const shells = [];
  for (const hostApi of [1, 2, 3]) {
    const { name, version } = await ship({ name: 'shell', hostApi, code: String(hostApi) });
    await promote({ store, name, version, env, by, hostApi });
    shells.push(version);
  }
  const rollBackTo = (to = '') => rollback({ store, name: 'shell', env, by, to, hostApi: 3 });
  await expect(rollBackTo(shells[0])).rejects.toMatchObject({ gate: 'host' });
  expect((await rollBackTo(shells[1])).outcome).toBe('promoted');
});
