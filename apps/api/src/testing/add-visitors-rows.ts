import { eq } from 'drizzle-orm';
import type { Database } from '../core/database/database.ts';
import { implementsTable, tractors } from '../features/catalogue/products/tables.ts';
import { usedPhotos, usedTractors } from '../features/catalogue/used/tables.ts';
import { comments } from '../features/community/comments/tables.ts';
import { answers, questions } from '../features/community/questions/tables.ts';
import { reviews } from '../features/community/reviews/tables.ts';
import { votes } from '../features/community/votes/tables.ts';
import { enquiries } from '../features/enquiries/forms/tables.ts';

const now = new Date('2026-11-20T06:00:00Z');
const day = '2026-11-20';
const person = { name: 'रामेश्वर', mobile: '9876543210' };

/** One row of each kind of visitors' content. */
export async function addVisitorsRows(db: Database): Promise<void> {
  const [tractor] = await db.select().from(tractors).limit(1);
  const [machine] = await db.select().from(implementsTable).limit(1);
  const [question] = await db.select().from(questions).where(eq(questions.key, 'one'));
  if (!tractor || !machine || !question) throw new Error('the content has no rows');
  await addListing(db, tractor.id);
  await addReviewAndComment(db, tractor.id);
  await addQuestionAndAnswers(db, question.id);
  await addVotes(db);
  await addLead(db, machine.id);
}

async function addListing(db: Database, tractor_id: number): Promise<void> {
  const [listing] = await db
    .insert(usedTractors)
    .values({
      slug: 'own-2018',
      tractor_id,
      year: 2018,
      owners: 1,
      rc: true,
      hypothecation: 'none',
      condition: { engine: 'good', gearbox: 'good', hydraulics: 'good', body: 'good' },
      price_inr: 300_000,
      negotiable: true,
      state: 'punjab',
      district: 'Moga',
      listed_on: day,
      status: 'approved',
      demo: false,
      primary_id: 'own',
      seller_name: person.name,
      seller_mobile: person.mobile,
    })
    .returning();
  const bytes = new Uint8Array([1]);
  await db.insert(usedPhotos).values({
    photo: 'photo',
    listing_id: listing?.id ?? 0,
    width: 1,
    height: 1,
    small: bytes,
    large: bytes,
    created_at: now,
  });
}

async function addReviewAndComment(db: Database, tractor_id: number): Promise<void> {
  await db.insert(reviews).values({
    tractor_id,
    rating: 5,
    text: 'अच्छा',
    language: 'hi',
    name: person.name,
    written_on: day,
    demo: false,
  });
  await db
    .insert(comments)
    .values({ ...person, post_slug: 'post-1', language: 'hi', email: 'a@b.in', text: 'अच्छा' });
}

async function addQuestionAndAnswers(db: Database, contentQuestionId: number): Promise<void> {
  const texts = { title: { hi: 'कितना?' }, text: { hi: 'कितना?' } };
  const [visitorQuestion] = await db
    .insert(questions)
    .values({ ...person, ...texts, category: 'tyres', asked_on: day })
    .returning();
  const reply = { ...person, text: { hi: 'इतना' }, answered_on: day };
  await db.insert(answers).values([
    { ...reply, question_id: contentQuestionId },
    { ...reply, question_id: visitorQuestion?.id ?? 0 },
  ]);
}

async function addVotes(db: Database): Promise<void> {
  await db.insert(votes).values([
    { kind: 'reel', target: 'a-reel', voter: 'a' },
    { kind: 'question', target: 'one', voter: 'a' },
  ]);
}

async function addLead(db: Database, implement_id: number): Promise<void> {
  await db.insert(enquiries).values({
    ...person,
    primary_id: 'lead',
    form: 'implement-price',
    status: 'verified',
    product_key: `implement:${implement_id}`,
    product_id: implement_id,
    fields: {},
    page_source: 'Whatsapp Popup',
    type_id: 97,
    language: 'hi',
    created_at: now,
  });
}
