import { inArray } from 'drizzle-orm';
import { enquiries } from '../../../database/schema/enquiries.ts';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { bothDatabases } from '../../../testing/databases.ts';
import { movingClock } from '../../../testing/moving-clock.ts';
import { addressOf, type Random, random, seedOfRun } from '../../../testing/random.ts';
import { type EnquiryResponse, enquiryCalls, wrongOf } from './testing/enquiry-calls.ts';

/** Minimum of rounds: 15, and 1,000 in the full run. */
const ROUNDS = Number(process.env.INTERLEAVINGS ?? (process.env.TEST_FULL ? 1000 : 15));
const STEPS = 10;
/** Allowed 503 responses per thousand requests on a busy machine; nothing of them is stored. */
const BUSY_PER_THOUSAND = 5;

const MODELS = ['Model 51', 'Model 52', 'Model 53'];

type Person = {
  name: string;
  /** Numbers whose codes this person can read. */
  phones: readonly string[];
  /** Ids that this person has received. */
  ids: Set<string>;
  calls: ReturnType<typeof enquiryCalls>;
};

describe.each(bothDatabases())('two visitors and a stranger on $name', (database) => {
  const seed = seedOfRun();
  const clock = movingClock();
  let api: TestApi;
  let answers = 0;
  let busy = 0;
  beforeAll(async () => {
    api = await testApi(database, undefined, clock.now);
  }, 180_000);
  afterAll(() => api.close());

  /** Stored leads of all numbers. */
  const leadsOf = (numbers: readonly string[]) =>
    api.connection.db
      .select()
      .from(enquiries)
      .where(inArray(enquiries.mobile, [...numbers]));

  async function codesOf(phones: readonly string[]): Promise<string[]> {
    const messages: { mobile: string; code: string }[] = (
      await api.app.inject('/api/dev/outbox')
    ).json();
    return messages.filter(({ mobile }) => phones.includes(mobile)).map(({ code }) => code);
  }

  /** One random action of a person. The visitors share a phone; all know all numbers. */
  async function act(source: Random, one: Person, numbers: readonly string[], round: number) {
    const mobile = source.pick(numbers);
    const primary_id = one.ids.size === 0 ? 'x' : source.pick([...one.ids]);
    const { submit, resend, verify } = one.calls;
    const form = { mobile, model: source.pick(MODELS), name: one.name };
    const recordAnswer = (answered: EnquiryResponse) => {
      const id = answered.body.data?.primary_id;
      if (typeof id === 'string') one.ids.add(id);
      answers += 1;
      const isBusy = answered.status === 503 && Number(answered.headers['retry-after']) > 0;
      if (isBusy) busy += 1;
      else if (answered.status >= 500) throw new Error(JSON.stringify(answered.body));
    };
    switch (source.below(8)) {
      case 0:
      case 1:
      case 2:
        return recordAnswer(
          await submit({ ...form, ...(source.below(3) ? {} : { tehsil: 'petlad' }) }),
        );
      case 3:
        return recordAnswer(await submit({ ...form, primary_id, type_id: 99 }));
      case 4:
        return recordAnswer(await resend({ mobile, primary_id }));
      case 5:
      case 6: {
        const codes = await codesOf(one.phones);
        const otp = codes.length === 0 ? '123456' : source.pick(codes);
        return recordAnswer(
          await verify({ primary_id, otp: source.below(4) ? otp : wrongOf(otp) }),
        );
      }
      default:
        // Another browser of the same person, who still knows the ids.
        one.calls = enquiryCalls(() => api, addressOf(round * 20));
    }
  }

  test(`random interleavings change no verified lead and leak no id (RANDOM_SEED=${seed} repeats it)`, async () => {
    const source = random(seed);
    let verifiedLeads = 0;
    // Rounds without a verified lead would prove nothing.
    for (let round = 0; round < ROUNDS || verifiedLeads === 0; round += 1) {
      const [shared, second, foreign] = [1, 2, 3].map((digit) =>
        String(9_000_000_000 + round * 10 + digit),
      ) as [string, string, string];
      const numbers = [shared, second, foreign];
      const person = (name: string, phones: readonly string[]): Person => ({
        name,
        phones,
        ids: new Set(),
        calls: enquiryCalls(() => api, addressOf(round * 20)),
      });
      const people = [
        person('Asha', [shared]),
        person('Ravi', [shared, second]),
        person('Stranger', [foreign]),
      ];
      const verified = new Map<number, string>();
      for (let step = 0; step < STEPS; step += 1) {
        // Sometimes sequentially, sometimes concurrently.
        const acting = source.below(2) ? people : [source.pick(people)];
        await Promise.all(acting.map((one) => act(source, one, numbers, round)));
        if (source.below(4) === 0) clock.forward(source.pick([1, 60, 400]));
        for (const lead of await leadsOf(numbers)) {
          const { id, name, mobile, status, fields } = lead;
          const now = JSON.stringify({ name, mobile, status, fields });
          expect({ seed, round, step, lead: verified.get(id) ?? now }).toEqual({
            seed,
            round,
            step,
            lead: now,
          });
          if (status === 'verified') verified.set(id, now);
          // A person who cannot read a phone's codes verifies nothing in its name, and nothing of others on his own.
          if (status === 'verified') expect(name === 'Stranger').toBe(mobile === foreign);
        }
        const ids = people.flatMap((one) => [...one.ids]);
        expect(new Set(ids).size).toBe(ids.length);
      }
      verifiedLeads += verified.size;
      clock.forward(24 * 3600);
    }
    process.stdout.write(
      `${ROUNDS} interleavings on ${database.name}: ${answers} answers, ${verifiedLeads} verified leads, ${busy} told to wait\n`,
    );
    expect(busy).toBeLessThanOrEqual((answers * BUSY_PER_THOUSAND) / 1000);
  }, 1_800_000);
});
