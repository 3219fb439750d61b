import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createPromotion, startTestService, stopServices } from './testing/start-test-service.ts';

afterEach(stopServices);

test('passes the API address of the running site to the smoke test of a promotion', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'smoke-test-'));
  const smokeScript = path.join(folder, 'smoke.mjs');
  fs.writeFileSync(
    smokeScript,
    `import fs from 'node:fs';
    const store = process.argv[process.argv.indexOf('--store') + 1];
    fs.writeFileSync(store + '-api', String(process.env.API_BASE));`,
  );
  const promoteWithSmokeTest = async (api_port: number) => {
    const service = await startTestService({ smokeScript });
    const { store } = service;
    const runningSite = { pid: process.pid, port: 1, api_port, store, previews: false };
    fs.writeFileSync(path.join(service.folder, 'running-site.json'), JSON.stringify(runningSite));
    await service.publishAndPromote({ name: 'shell' });
    const { name, version } = await service.publishApp({ name: 'media' });
    const media = await service.createTeamClient('media');
    await media.promote(createPromotion(name, version));
    return fs.readFileSync(`${store}-api`, 'utf8');
  };
  expect(await Promise.all([4101, 4102].map(promoteWithSmokeTest))).toEqual([
    'http://127.0.0.1:4101',
    'http://127.0.0.1:4102',
  ]);
  expect(process.env.API_BASE).toBeUndefined();
});
