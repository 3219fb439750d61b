import { inArray } from 'drizzle-orm';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectDatabases } from '../../../testing/databases.ts';
import { createMovingClock } from '../../../testing/moving-clock.ts';
import { createRandom, type Random, readSeed, toAddress } from '../../../testing/random.ts';
import type { Enquiry } from './find-attempt.ts';
import { enquiries } from './tables.ts';
import { createEnquiryCalls, type EnquiryResponse, toWrongCode } from './testing/enquiry-calls.ts';

const MIN_ROUNDS = Number(process.env.INTERLEAVINGS ?? (process.env.TEST_FULL ? 1000 : 15));
const STEPS_PER_ROUND = 10;
const ADDRESSES_PER_ROUND = 20;
const MAX_BUSY_PER_THOUSAND = 5;

const MODELS = ['Model 51', 'Model 52', 'Model 53'];

/** A repeated action is more frequent. */
const ACTIONS = [
  'submit',
  'submit',
  'submit',
  'suggest',
  'resend',
  'verify',
  'verify',
  'change browser',
] as const;

type Person = {
  name: string;
  /** Numbers whose codes this person can read. */
  phones: readonly string[];
  ids: Set<string>;
  calls: ReturnType<typeof createEnquiryCalls>;
};

/** Content of the verified leads by id. */
type VerifiedLeads = Map<number, string>;

function expectUnchangedLead(verifiedLeads: VerifiedLeads, lead: Enquiry, context: object) {
  const { id, name, mobile, status, fields } = lead;
  const current = JSON.stringify({ name, mobile, status, fields });
  const expected = verifiedLeads.get(id) ?? current;
  expect({ ...context, lead: expected }).toEqual({ ...context, lead: current });
  if (status === 'verified') verifiedLeads.set(id, current);
}

describe.each(selectDatabases())('two visitors and a stranger on $name', (database) => {
  const seed = readSeed();
  const clock = createMovingClock();
  let api: TestApi;
  let responseCount = 0;
  let busyCount = 0;
  beforeAll(async () => {
    api = await createTestApi(database, undefined, clock.now);
  }, 180_000);
  afterAll(() => api.close());

  const listLeads = (numbers: readonly string[]) =>
    api.connection.db
      .select()
      .from(enquiries)
      .where(inArray(enquiries.mobile, [...numbers]));

  async function listCodes(phones: readonly string[]): Promise<string[]> {
    const messages: { mobile: string; code: string }[] = (
      await api.app.inject('/api/dev/outbox')
    ).json();
    return messages.filter(({ mobile }) => phones.includes(mobile)).map(({ code }) => code);
  }

  async function sendRandomRequest(
    source: Random,
    person: Person,
    numbers: readonly string[],
    round: number,
  ) {
    const mobile = source.pick(numbers);
    const primary_id = person.ids.size === 0 ? 'x' : source.pick([...person.ids]);
    const { submit, resend, verify } = person.calls;
    const form = { mobile, model: source.pick(MODELS), name: person.name };
    const recordResponse = (response: EnquiryResponse) => {
      const id = response.body.data?.primary_id;
      if (typeof id === 'string') person.ids.add(id);
      responseCount += 1;
      const isBusy = response.status === 503 && Number(response.headers['retry-after']) > 0;
      if (isBusy) busyCount += 1;
      else if (response.status >= 500) throw new Error(JSON.stringify(response.body));
    };
    switch (source.pick(ACTIONS)) {
      case 'submit':
        return recordResponse(
          await submit({ ...form, ...(source.below(3) ? {} : { tehsil: 'petlad' }) }),
        );
      case 'suggest':
        return recordResponse(await submit({ ...form, primary_id, type_id: 99 }));
      case 'resend':
        return recordResponse(await resend({ mobile, primary_id }));
      case 'verify': {
        const codes = await listCodes(person.phones);
        const otp = codes.length === 0 ? '123456' : source.pick(codes);
        return recordResponse(
          await verify({ primary_id, otp: source.below(4) ? otp : toWrongCode(otp) }),
        );
      }
      case 'change browser':
        person.calls = createEnquiryCalls(() => api, toAddress(round * ADDRESSES_PER_ROUND));
    }
  }

  test(`random concurrent requests change no verified lead and return no id twice (repeat with RANDOM_SEED=${seed})`, async () => {
    const source = createRandom(seed);
    let verifiedCount = 0;
    // Rounds without a verified lead test nothing.
    for (let round = 0; round < MIN_ROUNDS || verifiedCount === 0; round += 1) {
      const [sharedNumber, secondNumber, strangerNumber] = [1, 2, 3].map((digit) =>
        String(9_000_000_000 + round * 10 + digit),
      ) as [string, string, string];
      const numbers = [sharedNumber, secondNumber, strangerNumber];
      const createPerson = (name: string, phones: readonly string[]): Person => ({
        name,
        phones,
        ids: new Set(),
        calls: createEnquiryCalls(() => api, toAddress(round * ADDRESSES_PER_ROUND)),
      });
      const people = [
        createPerson('Asha', [sharedNumber]),
        createPerson('Ravi', [sharedNumber, secondNumber]),
        createPerson('Stranger', [strangerNumber]),
      ];
      const verifiedLeads: VerifiedLeads = new Map();
      for (let step = 0; step < STEPS_PER_ROUND; step += 1) {
        const acting = source.below(2) ? people : [source.pick(people)];
        await Promise.all(
          acting.map((person) => sendRandomRequest(source, person, numbers, round)),
        );
        if (source.below(4) === 0) clock.forward(source.pick([1, 60, 400]));
        for (const lead of await listLeads(numbers)) {
          expectUnchangedLead(verifiedLeads, lead, { seed, round, step });
          // The stranger can read the codes of `strangerNumber` and no others.
          if (lead.status === 'verified')
            expect(lead.name === 'Stranger').toBe(lead.mobile === strangerNumber);
        }
        const ids = people.flatMap((person) => [...person.ids]);
        expect(new Set(ids).size).toBe(ids.length);
      }
      verifiedCount += verifiedLeads.size;
      clock.forward(24 * 3600);
    }
    process.stdout.write(
      `${MIN_ROUNDS} interleavings on ${database.name}: ${responseCount} responses, ${verifiedCount} verified leads, ${busyCount} responses with 503\n`,
    );
    expect(busyCount).toBeLessThanOrEqual((responseCount * MAX_BUSY_PER_THOUSAND) / 1000);
  }, 1_800_000);
});
