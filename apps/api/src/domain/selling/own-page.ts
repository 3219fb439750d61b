import { createHash } from 'node:crypto';
import { ownSaid } from '@tractor-haat/api-client/contract';
import { addressIn, type Language } from '@tractor-haat/i18n';
import { and, eq, gt } from 'drizzle-orm';
import { z } from 'zod';
import { formDrafts } from '../../database/schema/form-drafts.ts';
import { later } from '../../shared/clock.ts';
import { randomId } from '../../shared/secrets/random-id.ts';
import { mayStoreDraft } from '../drafts/drafts.ts';
import type { SellingDeps } from './selling-deps.ts';

const PAGE = '/sell-old-tractor/listing';

/** A page is asked for at once after the form that leads to it. */
const LIFE_SECONDS = 10 * 60;

const shown = z.object({ ids: z.array(z.string()), said: ownSaid.nullable() });

/** What a seller's own page shows: which listings, and what just happened. */
export type Shown = z.infer<typeof shown>;

type Deps = Pick<SellingDeps, 'db' | 'clock'>;

/**
 * The address of a seller's own page for a browser without JavaScript. Its word is good for one look: an address that
 * was copied, or stands in a history, opens nothing.
 */
export async function ownPage(
  deps: Deps & { address: string },
  language: Language,
  content: Shown,
): Promise<string> {
  const page = addressIn(language, PAGE);
  // The page without a ticket has a button that asks again.
  if (!(await mayStoreDraft(deps))) return page;
  const { db, clock } = deps;
  const ticket = randomId();
  const until = later(clock(), LIFE_SECONDS);
  await db.insert(formDrafts).values({ id: keptAs(ticket), content, until });
  return `${page}?draft=${ticket}`;
}

/** The page where nothing is shown yet, with a sentence. */
export const closedOwnPage = (language: Language, said: 'none'): string =>
  `${addressIn(language, PAGE)}?said=${said}`;

/** What the page of a ticket shows; of two readers at once one has it. */
export async function takeOwnPage({ db, clock }: Deps, ticket: string): Promise<Shown | undefined> {
  const [row] = await db
    .delete(formDrafts)
    .where(and(eq(formDrafts.id, keptAs(ticket)), gt(formDrafts.until, clock())))
    .returning({ content: formDrafts.content });
  return row === undefined ? undefined : shown.parse(row.content);
}

/** Not as the drafts of forms are kept, so that neither can be read as the other. */
const keptAs = (ticket: string) =>
  `own listings ${createHash('sha256').update(ticket).digest('base64url')}`;
