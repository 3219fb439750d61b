import { eq } from 'drizzle-orm';
import { toIndiaTime } from './core/jobs/clock.ts';
import { usedTractors } from './features/catalogue/used/tables.ts';
import { listComments } from './features/community/comments/save-comment.ts';
import { comments } from './features/community/comments/tables.ts';
import { answers, questions } from './features/community/questions/tables.ts';
import { reviews } from './features/community/reviews/tables.ts';
import { createEnquiryCalls } from './features/enquiries/forms/testing/enquiry-calls.ts';
import { recordSearchMiss } from './features/search/record-search-miss.ts';
import { searchMisses } from './features/search/tables.ts';
import { addTractors, LISTING_FIELDS } from './features/selling/listings/testing/seller-calls.ts';
import { createTestApi, type TestApi } from './testing/create-test-api.ts';
import { selectOneDatabase } from './testing/databases.ts';
import { createMediaContentFolder } from './testing/media-content.ts';
import { createMovingClock } from './testing/moving-clock.ts';

test.each([
  ['2026-11-28T18:29:59Z', { day: '2026-11-28', year: 2026, hour: 23 }],
  ['2026-11-28T18:30:00Z', { day: '2026-11-29', year: 2026, hour: 0 }],
  ['2026-12-31T18:31:00Z', { day: '2027-01-01', year: 2027, hour: 0 }],
])('toIndiaTime converts %s to %j', (moment, expected) => {
  expect(toIndiaTime(new Date(moment))).toEqual(expected);
});

/** In UTC it is still the old year. */
describe.each(selectOneDatabase())('one minute after midnight in India on $name', (database) => {
  const clock = createMovingClock('2026-12-31T18:31:00Z');
  const TODAY = '2027-01-01';
  let api: TestApi;
  let tractor = 0;
  let question_id = 0;
  beforeAll(async () => {
    api = await createTestApi(database, createMediaContentFolder(), clock.now);
    [tractor = 0] = await addTractors(api);
    const [questionRow] = await api.connection.db.select().from(questions).limit(1);
    question_id = questionRow?.id ?? 0;
  }, 60_000);
  afterAll(() => api.close());

  const { post } = createEnquiryCalls(() => api);
  const expectAccepted = async (url: string, body: object) =>
    expect([url, (await post(url, body)).status]).toEqual([url, 200]);
  const text = 'It pulls the rotavator well';
  const createSubmission = (mobile: string) => ({ name: 'Gita', mobile, text, elapsed_ms: 5000 });

  test('dates a review, a question and an answer by the day in India', async () => {
    const { db } = api.connection;
    await expectAccepted('/api/review_save', { tractor, rating: 5, name: 'Gita', text });
    const [review] = await db.select().from(reviews).where(eq(reviews.tractor_id, tractor));
    expect(review?.written_on).toBe(TODAY);
    const title = 'Which tyre for paddy fields?';
    await expectAccepted('/api/question_save', {
      ...createSubmission('9400000001'),
      category: 'tyres',
      title,
    });
    const [question] = await db.select().from(questions).where(eq(questions.mobile, '9400000001'));
    expect(question?.asked_on).toBe(TODAY);
    await expectAccepted('/api/answer_save', { ...createSubmission('9400000002'), question_id });
    const [answer] = await db.select().from(answers).where(eq(answers.mobile, '9400000002'));
    expect(answer?.answered_on).toBe(TODAY);
  });

  test('dates a comment by the day in India', async () => {
    const { db } = api.connection;
    const email = 'gita@example.in';
    const comment = { ...createSubmission('9400000003'), post: 'post-1', comment: text, email };
    await expectAccepted('/api/blog_comment_save', comment);
    await db.update(comments).set({ status: 'approved' }).where(eq(comments.email, email));
    expect((await listComments(db, 'post-1')).map(({ written_on }) => written_on)).toContain(TODAY);
  });

  test('dates a listing by the day in India and accepts tractors of the new year', async () => {
    const listing = { ...LISTING_FIELDS, tractor: String(tractor) };
    const saveWithYear = (value: string, mobile: string) =>
      post('/api/used_tractor_save', { ...listing, year: value, mobile });
    expect((await saveWithYear('2027', '9400000004')).status).toBe(200);
    expect((await saveWithYear('2028', '9400000005')).body.faults).toEqual({ year: 'sell_year' });
    const [row] = await api.connection.db
      .select()
      .from(usedTractors)
      .where(eq(usedTractors.seller_mobile, '9400000004'));
    expect(row?.listed_on).toBe(TODAY);
  });

  test('counts a search without results on the day in India', async () => {
    const { db } = api.connection;
    await recordSearchMiss(db, 'flying plough', clock.now());
    const [miss] = await db.select().from(searchMisses);
    expect(miss?.day).toBe(TODAY);
  });
});
