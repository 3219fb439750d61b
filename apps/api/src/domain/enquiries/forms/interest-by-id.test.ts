import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { enquiries } from '../../../database/schema/enquiries.ts';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { bothDatabases } from '../../../testing/databases.ts';
import { movingClock } from '../../../testing/moving-clock.ts';
import { idOf } from './testing/enquiry-calls.ts';
import { enquiryPeople } from './testing/enquiry-people.ts';

/** A stranger who knows the id and the number of an enquiry sends "I'm Interested" in its owner's name. */
describe.each(bothDatabases())("interest by another browser's id, on $name", (database) => {
  const clock = movingClock();
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi(database, undefined, clock.now);
  }, 60_000);
  afterAll(() => api.close());

  const { newNumber, newBrowser, waiting, proven } = enquiryPeople(() => api, 9_260_000_000);
  /** A browser with another verified number, one with a name only, and a program without cookies. */
  async function strangers() {
    const other = await proven();
    const named = await waiting();
    return [other, named, newBrowser()];
  }
  const leads = async (mobile: string) =>
    (
      await api.connection.db
        .select()
        .from(enquiries)
        .where(eq(enquiries.mobile, mobile))
        .orderBy(enquiries.id)
    ).map(({ name, status, fields, parent_id }) => [
      name,
      status,
      fields.model,
      parent_id !== null,
    ]);
  const interest = { model: 'Model 52', type_id: 99, name: 'Stranger' };

  test.each([
    ['verified', proven],
    ['pending', waiting],
  ] as const)(
    'with the id of a %s enquiry a stranger gets a separate code step and changes nothing',
    async (_, make) => {
      const owner = await make();
      const { mobile, primary_id } = owner;
      const before = await leads(mobile);
      for (const stranger of await strangers()) {
        clock.forward(600);
        const answered = await stranger.submit({ ...interest, mobile, primary_id });
        // The same response as for their own form, and for an unknown id.
        const unknown = { ...interest, mobile: newNumber(), primary_id: 'A'.repeat(22) };
        const form = await stranger.submit(unknown);
        expect([answered.status, answered.body.data?.text]).toEqual([200, 'non_verified']);
        expect([form.status, form.body.data?.text]).toEqual([200, 'non_verified']);
        expect(Object.keys(answered.body.data ?? {})).toEqual(Object.keys(form.body.data ?? {}));
        expect(idOf(answered)).not.toBe(primary_id);
        const wrong = await stranger.verify({ primary_id: idOf(answered), otp: '000000' });
        expect(wrong.status).toBe(400);
      }
      // One unverified lead; the owner's data is unchanged.
      expect(await leads(mobile)).toEqual([
        ...before,
        ['Stranger', 'unverified', 'Model 52', false],
      ]);
      const [, status] = before[0] ?? [];
      if (status === 'unverified') {
        clock.forward(600);
        await owner.resend({ mobile, primary_id });
        await owner.verify({ primary_id, otp: await owner.code(mobile) });
      }
      // The owner's code verifies only the owner's enquiries.
      expect(await leads(mobile)).toEqual([
        ['रामेश्वर पटेल', 'verified', 'Model 53', false],
        ['Stranger', 'unverified', 'Model 52', false],
      ]);
    },
  );

  test("a verified browser adds a lead at once, also by its other browser's id", async () => {
    const { mobile, submit, primary_id } = await proven();
    const saved = await submit({ ...interest, mobile, primary_id });
    expect(saved.body.data?.text).toBe('suggestion_saved');
    const elsewhere = newBrowser();
    const own = idOf(await elsewhere.submit({ mobile, model: 'Model 51' }));
    await elsewhere.verify({ primary_id: own, otp: await elsewhere.code(mobile) });
    const other = await elsewhere.submit({ ...interest, model: 'Model 51', mobile, primary_id });
    expect(other.body.data?.text).toBe('suggestion_saved');
    expect(await leads(mobile)).toEqual([
      ['रामेश्वर पटेल', 'verified', 'Model 53', false],
      ['रामेश्वर पटेल', 'verified', 'Model 52', true],
      ['रामेश्वर पटेल', 'verified', 'Model 51', false],
      ['रामेश्वर पटेल', 'verified', 'Model 51', true],
    ]);
  });

  test('a skipped code adds a pending interest, and one code confirms both', async () => {
    const { mobile, submit, primary_id, verify, code } = await waiting();
    const waits = await submit({ ...interest, mobile, primary_id });
    expect(waits.body.data?.text).toBe('suggestion_saved');
    expect((await leads(mobile)).map(([, status]) => status)).toEqual(['unverified', 'unverified']);
    await verify({ primary_id, otp: await code(mobile) });
    expect((await leads(mobile)).map(([, status]) => status)).toEqual(['verified', 'verified']);
  });

  test('interest sent during the verification of a code is verified too', async () => {
    const { mobile, submit, primary_id, verify, code } = await waiting();
    const otp = await code(mobile);
    const [verified, ...pressed] = await Promise.all([
      verify({ primary_id, otp }),
      submit({ ...interest, mobile, primary_id }),
      submit({ ...interest, model: 'Model 51', mobile, primary_id }),
    ]);
    expect(verified.status).toBe(200);
    const added = pressed.filter(({ body }) => body.data?.text === 'suggestion_saved').length;
    const children = (await leads(mobile)).filter(([, , , hasParent]) => hasParent);
    expect(children).toHaveLength(added);
    for (const [, status] of children) expect(status).toBe('verified');
  });

  test('a repeated key returns the first result, also after later verifications', async () => {
    const { mobile, primary_id } = await proven();
    const other = await waiting();
    const again = { ...interest, mobile, primary_id, idempotency_key: randomUUID() };
    const first = await other.submit(again);
    expect(first.body.data?.text).toBe('non_verified');
    const otp = await other.code(mobile);
    expect((await other.verify({ primary_id: idOf(first), otp })).status).toBe(200);
    const second = await other.submit(again);
    expect([second.status, second.body.data]).toEqual([200, first.body.data]);
    const owned = await proven();
    const key = { idempotency_key: randomUUID() };
    const mine = { ...interest, ...key, mobile: owned.mobile, primary_id: owned.primary_id };
    const saved = await owned.submit(mine);
    clock.forward(60);
    expect((await owned.submit(mine)).body).toEqual(saved.body);
  });
});
