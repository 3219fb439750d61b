import fs from 'node:fs/promises';
import path from 'node:path';
import { computeIntegrity } from '@tractor-haat/registry';
import { receiveContent } from '@tractor-haat/registry/service';
import { collectBuild, writeAppBuild } from '@tractor-haat/registry/testing';
import { startTestService, stopServices } from './testing/start-test-service.ts';

afterEach(stopServices);

const toHex = (integrity: string) =>
  Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex');

/** Starts a registry and collects a build of media. Each test sends the requests of an upload itself. */
async function prepareUpload() {
  const service = await startTestService();
  const bearer = await service.createTeamToken('media');
  const build = await collectBuild(await writeAppBuild(service.apps, { name: 'media' }), null);
  const beginUpload = (description: object = build.description) =>
    service.sendRequest('POST', '/v1/apps/media/uploads', bearer, description);
  const putContent = (id: string, integrity: string, content: Uint8Array) =>
    service.sendRequest(
      'PUT',
      `/v1/apps/media/uploads/${id}/contents/${toHex(integrity)}`,
      bearer,
      content,
    );
  const finishUpload = (id: string) =>
    service.sendRequest('POST', `/v1/apps/media/uploads/${id}/publication`, bearer, {});
  return { ...service, ...build, bearer, beginUpload, putContent, finishUpload };
}

test('resumes an interrupted upload with only the missing contents', async () => {
  const { beginUpload, putContent, finishUpload, contents } = await prepareUpload();
  const { id, missing } = (await beginUpload()).body;
  expect(missing.sort()).toEqual([...contents.keys()].sort());
  const [first, ...remaining] = [...contents];
  if (!first) throw new Error('nothing to send');
  expect((await putContent(id, ...first)).status).toBe(200);
  expect((await finishUpload(id)).body.error.message).toBe(
    `${remaining.length} contents of the upload are missing.`,
  );
  const resumed = (await beginUpload()).body;
  expect(resumed.id).toBe(id);
  expect(resumed.missing).toHaveLength(remaining.length);
  for (const content of remaining) await putContent(id, ...content);
  const publication = await finishUpload(id);
  expect(publication).toMatchObject({
    status: 200,
    body: { outcome: 'new', record: { name: 'media' } },
  });
  expect((await finishUpload(id)).body.error.message).toContain('start it again');
});

test('rejects file content that was not announced and does not store it', async () => {
  const { beginUpload, putContent, contents, store } = await prepareUpload();
  const { id } = (await beginUpload()).body;
  const [[integrity, content] = ['', Buffer.alloc(0)]] = [...contents];
  const altered = Buffer.from(content);
  altered[0] = (altered[0] ?? 0) ^ 1;
  expect(await putContent(id, integrity, altered)).toMatchObject({
    status: 409,
    body: { error: { message: expect.stringContaining('hash of the content differs') } },
  });
  const longer = Buffer.concat([content, Buffer.from('x')]);
  expect((await putContent(id, integrity, longer)).body.error.message).toContain(
    'longer than the announced',
  );
  const unannounced = Buffer.from('never announced');
  expect(
    (await putContent(id, computeIntegrity(unannounced), unannounced)).body.error.message,
  ).toContain('was not announced');
  expect(await fs.readdir(path.join(store, 'uploads', 'media', id))).toEqual(['description.json']);
});

test('reads a content that is too long to its end, because the connection must stay open for the error', async () => {
  const { beginUpload, contents, store } = await prepareUpload();
  const { id } = (await beginUpload()).body;
  const [[integrity, content] = ['', Buffer.alloc(0)]] = [...contents];
  let isReadToEnd = false;
  async function* sendInParts() {
    yield Buffer.concat([content, Buffer.from('x')]);
    yield Buffer.from('the rest');
    isReadToEnd = true;
  }
  await expect(
    receiveContent({ store, app: 'media', id }, integrity, sendInParts()),
  ).rejects.toThrow('longer than the announced');
  expect(isReadToEnd).toBe(true);
});

const oneByte = { integrity: computeIntegrity('1'), bytes: 1 };

test.each([
  ['../remote.json'],
  ['/etc/passwd'],
  ['dist/browser/../../../x.js'],
  ['dist/browser/.hidden'],
  ['dist/browser/a\\..\\b.js'],
  ['dist/browser/a\u0000.js'],
  ['dist/browser/page.js.br'],
  ['dist/server/other.cjs'],
  ['node_modules/x.js'],
  ['dist/browser/a%2f..%2fb.js'],
])('rejects an upload that contains the path %j', async (file) => {
  const { beginUpload, store } = await prepareUpload();
  const response = await beginUpload({ git_commit: null, files: [{ file, ...oneByte }] });
  expect(response.status).toBe(400);
  expect(response.body.error.message).toContain('must be a file of a build');
  expect(await fs.readdir(store)).not.toContain('uploads');
});

test.each([
  ['a file above the size limit', [{ file: 'remote.json', ...oneByte, bytes: 9_000_000 }], 400],
  [
    'files above the total size limit',
    Array.from({ length: 20 }, (_, index) => ({
      file: `dist/browser/${index}.js`,
      ...oneByte,
      bytes: 8e6,
    })),
    400,
  ],
  [
    'more than 1,000 files',
    Array.from({ length: 1001 }, (_, index) => ({ file: `dist/browser/${index}.js`, ...oneByte })),
    400,
  ],
  [
    'two names that differ only in case',
    [
      { file: 'dist/browser/a.js', ...oneByte },
      { file: 'dist/browser/A.js', ...oneByte },
    ],
    409,
  ],
  [
    'a name that is also a folder',
    [
      { file: 'dist/browser/a', ...oneByte },
      { file: 'dist/browser/a/b', ...oneByte },
    ],
    409,
  ],
  ['no file', [], 400],
])('rejects an upload with %s before any content is sent', async (_, files, status) => {
  const { beginUpload } = await prepareUpload();
  const response = await beginUpload({ git_commit: null, files });
  expect(response.status).toBe(status);
  expect(response.body.error.message).not.toBe('');
});

test('rejects the publication of an upload that another team started', async () => {
  const { beginUpload, sendRequest, createTeamToken } = await prepareUpload();
  const { id } = (await beginUpload()).body;
  const finance = await createTeamToken('finance');
  const mediaResponse = await sendRequest(
    'POST',
    `/v1/apps/media/uploads/${id}/publication`,
    finance,
    {},
  );
  expect(mediaResponse).toMatchObject({ status: 403, body: { error: { may: ['media'] } } });
  const financeResponse = await sendRequest(
    'POST',
    `/v1/apps/finance/uploads/${id}/publication`,
    finance,
    {},
  );
  expect(financeResponse.status).toBe(409);
});

test('rejects a build whose name differs from the app of the upload', async () => {
  const { apps, beginUpload, putContent, finishUpload } = await prepareUpload();
  const { description, contents } = await collectBuild(
    await writeAppBuild(apps, { name: 'account' }),
    null,
  );
  const { id, missing } = (await beginUpload(description)).body;
  for (const integrity of missing)
    await putContent(id, integrity, contents.get(integrity) ?? Buffer.alloc(0));
  const response = await finishUpload(id);
  expect(response.status).toBe(409);
  expect(response.body.error.message).toBe(
    'media/remote.json: the name "account" is not the folder\'s name.',
  );
});
