import { recordApproval } from '@tractor-haat/registry/service';
import { createPromotion, startTestService, stopServices } from './testing/start-test-service.ts';

afterEach(stopServices);

const env = 'production' as const;
const coreGrant = { apps: ['shell'], rights: ['publish', 'promote', 'shell'] as const };

async function startServiceWithApproval() {
  const service = await startTestService({ shellApproval: true });
  const createMemberClient = (holder: string) =>
    service.createTeamClient('core', { ...coreGrant, rights: [...coreGrant.rights], holder });
  return {
    ...service,
    asha: await createMemberClient('asha'),
    ravi: await createMemberClient('ravi'),
    createMemberClient,
  };
}

test('promotes the shell after a second person approves the same version', async () => {
  const { publishApp, publishAndPromote, asha, ravi, createMemberClient } =
    await startServiceWithApproval();
  await publishAndPromote({ name: 'shell' });
  const { version } = await publishApp({ name: 'shell', code: '2' });
  const otherRecord = await publishApp({ name: 'shell', code: '3' });
  const promotion = createPromotion('shell', version);
  const approvalMessage =
    /needs the approval of a second person: it goes live when someone else of core runs the same command/;
  await expect(asha.promote(promotion)).rejects.toThrow(approvalMessage);
  await expect(asha.promote(promotion)).rejects.toThrow(approvalMessage);
  // Two tokens of the same member count as one person.
  await expect((await createMemberClient('asha')).promote(promotion)).rejects.toThrow(
    approvalMessage,
  );
  await expect(ravi.promote({ ...promotion, version: otherRecord.version })).rejects.toThrow(
    approvalMessage,
  );
  expect((await asha.getEnvironment(env)).revision).toBe(1);
  expect((await ravi.promote(promotion)).outcome).toBe('promoted');
  expect((await asha.listChanges(env)).at(-1)?.by).toBe('core/asha with core/ravi');
});

test('requires no approval for staging, remotes and rollbacks', async () => {
  const { publishApp, publishAndPromote, asha, createTeamClient } =
    await startServiceWithApproval();
  const oldShell = await publishAndPromote({ name: 'shell' });
  const newShell = await publishAndPromote({ name: 'shell', code: '2' });
  const toStaging = { ...createPromotion('shell', newShell.version), env: 'staging' as const };
  expect((await asha.promote(toStaging)).outcome).toBe('promoted');
  const { version } = await publishApp({ name: 'media' });
  const media = await createTeamClient('media');
  expect((await media.promote(createPromotion('media', version))).outcome).toBe('promoted');
  const rollback = await asha.rollback({
    name: 'shell',
    env,
    by: 'x',
    to: oldShell.version,
  });
  expect(rollback.outcome).toBe('promoted');
});

test('recordApproval deletes an approval after a day or after the second approval', async () => {
  const { registryDir } = await startTestService();
  const version = '0.1.0-0123456789ab';
  const createApproval = (who: string) => ({ env, app: 'shell', version, who });
  const dayMs = 86_400_000;
  expect(await recordApproval(registryDir, createApproval('asha'), 0)).toBeNull();
  expect(await recordApproval(registryDir, createApproval('ravi'), dayMs)).toBeNull();
  expect(await recordApproval(registryDir, createApproval('asha'), 1.5 * dayMs)).toBe('ravi');
  expect(await recordApproval(registryDir, createApproval('ravi'), 1.6 * dayMs)).toBeNull();
});
