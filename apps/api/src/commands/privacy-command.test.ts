import type { MyData } from '@tractor-haat/api-client/contract';
import type { Connection } from '../core/database/database.ts';
import { consents } from '../core/visitor/tables.ts';
import { comments } from '../features/community/comments/tables.ts';
import { listPlacesOfNumber } from '../features/people/privacy/testing/list-places-of-number.ts';
import { selectOneDatabase } from '../testing/databases.ts';
import { executeCommand } from './admin/execute-command.ts';
import { formatDataTable } from './format-data-table.ts';

const MOBILE = '9811111110';

describe.each(selectOneDatabase())('privacy commands on $name', (database) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await database.open();
    const at = new Date();
    const commentFields = {
      post_slug: 'a',
      language: 'hi',
      email: 'g@example.in',
      created_at: at,
    } as const;
    const { db } = connection;
    await db.insert(comments).values({
      ...commentFields,
      proven: true,
      name: 'Geeta',
      mobile: MOBILE,
      text: 'Red \u001b[31m ink',
    });
    const consent = { mobile: MOBILE, source: 'contact', language: 'hi', given_at: at } as const;
    await db.insert(consents).values({
      ...consent,
      purpose: 'calls',
      request: 'r',
      text_version: 'calls-1',
      proven_at: at,
    });
  });
  afterAll(() => connection.close());
  const runPrivacy = (input: object) =>
    executeCommand(connection.db, 'privacy', input, () => 'key');

  const mobile = '+91 98111-11110';

  test('shows the data of a number without control characters', async () => {
    const result = await runPrivacy({ action: 'show', mobile });
    const data = (result as { value: MyData }).value;
    expect(data).toMatchObject({ mobile: MOBILE, submissions: [{ name: 'Geeta' }] });
    const table = formatDataTable(data);
    expect(table).toContain('submissions  1');
    expect(table).toContain('Red  [31m ink');
  });

  test('withdraws a consent', async () => {
    expect(await runPrivacy({ action: 'withdraw', mobile, purpose: 'calls' })).toEqual({
      ok: true,
      value: { withdrawn: 1 },
    });
  });

  test('erases the data of a number', async () => {
    expect(await runPrivacy({ action: 'erase', mobile })).toMatchObject({
      ok: true,
      value: { submissions: 1, consents: 1 },
    });
    expect(await listPlacesOfNumber(connection.db, MOBILE)).toEqual([]);
  });

  test('rejects an invalid number', async () => {
    expect(await runPrivacy({ action: 'erase', mobile: '12' })).toMatchObject({
      ok: false,
      message: expect.stringContaining('ten digits'),
    });
  });

  test('rejects an unknown purpose', async () => {
    expect(await runPrivacy({ action: 'withdraw', mobile: MOBILE, purpose: 'all' })).toMatchObject({
      ok: false,
    });
  });
});
