import fs from 'node:fs/promises';
import path from 'node:path';
import { computeIntegrity } from '@tractor-haat/registry';
import { collectBuild, layApp } from '@tractor-haat/registry/testing';
import { newService, stopServices } from './testing/service.ts';

afterEach(stopServices);

const hexOf = (integrity: string) =>
  Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex');

/** A build of media and its upload manifest, for requests without the client. */
async function announced() {
  const service = await newService();
  const bearer = await service.token('media');
  const build = await collectBuild(await layApp(service.apps, { name: 'media' }), null);
  const begin = (description: object = build.description) =>
    service.ask('POST', '/v1/apps/media/uploads', bearer, description);
  const put = (id: string, integrity: string, content: Uint8Array) =>
    service.ask(
      'PUT',
      `/v1/apps/media/uploads/${id}/contents/${hexOf(integrity)}`,
      bearer,
      content,
    );
  const finish = (id: string) =>
    service.ask('POST', `/v1/apps/media/uploads/${id}/publication`, bearer, {});
  return { ...service, ...build, bearer, begin, put, finish };
}

test('an interrupted upload resumes with the missing contents', async () => {
  const { begin, put, finish, contents } = await announced();
  const { id, missing } = (await begin()).body;
  expect(missing.sort()).toEqual([...contents.keys()].sort());
  const [first, ...rest] = [...contents];
  if (!first) throw new Error('nothing to send');
  expect((await put(id, ...first)).status).toBe(200);
  expect((await finish(id)).body.error.message).toBe(
    `${rest.length} contents of the upload are missing.`,
  );
  const again = (await begin()).body;
  expect(again.id).toBe(id);
  expect(again.missing).toHaveLength(rest.length);
  for (const one of rest) await put(id, ...one);
  const done = await finish(id);
  expect(done).toMatchObject({ status: 200, body: { outcome: 'new', record: { name: 'media' } } });
  expect((await finish(id)).body.error.message).toContain('start it again');
});

test('rejects and deletes a content that differs from the announced one', async () => {
  const { begin, put, contents, store } = await announced();
  const { id } = (await begin()).body;
  const [[integrity, content] = ['', Buffer.alloc(0)]] = [...contents];
  const altered = Buffer.from(content);
  altered[0] = (altered[0] ?? 0) ^ 1;
  expect(await put(id, integrity, altered)).toMatchObject({
    status: 409,
    body: { error: { message: expect.stringContaining('hash of the content differs') } },
  });
  const longer = Buffer.concat([content, Buffer.from('x')]);
  expect((await put(id, integrity, longer)).body.error.message).toContain(
    'longer than the announced',
  );
  const stranger = Buffer.from('never announced');
  expect((await put(id, computeIntegrity(stranger), stranger)).body.error.message).toContain(
    'was not announced',
  );
  expect(await fs.readdir(path.join(store, 'uploads', 'media', id))).toEqual(['description.json']);
});

const one = { integrity: computeIntegrity('1'), bytes: 1 };

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
])('rejects the path %j', async (file) => {
  const { begin, store } = await announced();
  const refused = await begin({ git_commit: null, files: [{ file, ...one }] });
  expect(refused.status).toBe(400);
  expect(refused.body.error.message).toContain('must be a file of a build');
  expect(await fs.readdir(store)).not.toContain('uploads');
});

test.each([
  ['more bytes than a file may have', [{ file: 'remote.json', ...one, bytes: 9_000_000 }], 400],
  [
    'more bytes in all',
    Array.from({ length: 20 }, (_, n) => ({ file: `dist/browser/${n}.js`, ...one, bytes: 8e6 })),
    400,
  ],
  [
    'more files',
    Array.from({ length: 1001 }, (_, n) => ({ file: `dist/browser/${n}.js`, ...one })),
    400,
  ],
  [
    'a duplicate name',
    [
      { file: 'dist/browser/a.js', ...one },
      { file: 'dist/browser/A.js', ...one },
    ],
    409,
  ],
  [
    'a file below a file',
    [
      { file: 'dist/browser/a', ...one },
      { file: 'dist/browser/a/b', ...one },
    ],
    409,
  ],
  ['no file', [], 400],
])('rejects an upload with %s before any content is sent', async (_, files, status) => {
  const { begin } = await announced();
  const refused = await begin({ git_commit: null, files });
  expect(refused.status).toBe(status);
  expect(refused.body.error.message).not.toBe('');
});

test('rejects the upload of one team for another team', async () => {
  const { begin, ask, token } = await announced();
  const { id } = (await begin()).body;
  const finance = await token('finance');
  const stolen = await ask('POST', `/v1/apps/media/uploads/${id}/publication`, finance, {});
  expect(stolen).toMatchObject({ status: 403, body: { error: { may: ['media'] } } });
  const own = await ask('POST', `/v1/apps/finance/uploads/${id}/publication`, finance, {});
  expect(own.status).toBe(409);
});

test('rejects a build of another app', async () => {
  const { apps, ask, token, bearer, contents: _, ...service } = await announced();
  const { description, contents } = await collectBuild(
    await layApp(apps, { name: 'account' }),
    null,
  );
  const { id, missing } = (await service.begin(description)).body;
  for (const integrity of missing)
    await service.put(id, integrity, contents.get(integrity) ?? Buffer.alloc(0));
  const refused = await service.finish(id);
  expect(refused.status).toBe(409);
  expect(refused.body.error.message).toBe(
    'media/remote.json: the name "account" is not the folder\'s name.',
  );
});
