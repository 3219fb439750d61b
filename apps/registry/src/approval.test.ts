import { recordApproval } from '@tractor-haat/registry/service';
import { newService, stopServices } from './testing/service.ts';

afterEach(stopServices);

const env = 'production' as const;
const wish = { env, by: 'nobody', skipGates: {}, onWait: () => undefined };
const core = { apps: ['shell'], rights: ['publish', 'promote', 'shell'] as const };

async function withApproval() {
  const service = await newService({ shellApproval: true });
  const person = (holder: string) =>
    service.team('core', { ...core, rights: [...core.rights], holder });
  return { ...service, asha: await person('asha'), ravi: await person('ravi'), person };
}

test('promotes the shell after a second person approves the same version', async () => {
  const { ship, goLive, asha, ravi, person } = await withApproval();
  await goLive({ name: 'shell' });
  const { version } = await ship({ name: 'shell', code: '2' });
  const other = await ship({ name: 'shell', code: '3' });
  const promotion = { ...wish, name: 'shell', version };
  const waits =
    /needs the approval of a second person: it goes live when someone else of core runs the same command/;
  await expect(asha.promote(promotion)).rejects.toThrow(waits);
  await expect(asha.promote(promotion)).rejects.toThrow(waits);
  // A second token of the same team member does not count as a second person.
  await expect((await person('asha')).promote(promotion)).rejects.toThrow(waits);
  await expect(ravi.promote({ ...promotion, version: other.version })).rejects.toThrow(waits);
  expect((await asha.environment(env)).revision).toBe(1);
  expect((await ravi.promote(promotion)).outcome).toBe('promoted');
  expect((await asha.log(env)).at(-1)?.by).toBe('core/asha with core/ravi');
});

test('staging, remotes and rollbacks require no second approval', async () => {
  const { ship, goLive, asha, team } = await withApproval();
  const old = await goLive({ name: 'shell' });
  const fresh = await goLive({ name: 'shell', code: '2' });
  const staged = { ...wish, name: 'shell', version: fresh.version, env: 'staging' as const };
  expect((await asha.promote(staged)).outcome).toBe('promoted');
  const { version } = await ship({ name: 'media' });
  const media = await team('media');
  expect((await media.promote({ ...wish, name: 'media', version })).outcome).toBe('promoted');
  const back = await asha.rollback({ name: 'shell', env, by: 'x', to: old.version });
  expect(back.outcome).toBe('promoted');
});

test('an approval expires after a day and is consumed by the second one', async () => {
  const { registryDir } = await newService();
  const version = '0.1.0-0123456789ab';
  const by = (who: string) => ({ env, app: 'shell', version, who });
  const day = 86_400_000;
  expect(await recordApproval(registryDir, by('asha'), 0)).toBeNull();
  expect(await recordApproval(registryDir, by('ravi'), day)).toBeNull();
  expect(await recordApproval(registryDir, by('asha'), 1.5 * day)).toBe('ravi');
  expect(await recordApproval(registryDir, by('ravi'), 1.6 * day)).toBeNull();
});
