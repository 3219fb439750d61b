import type { MyEnquiry } from '@tractor-haat/api-client/contract';
import { and, desc, eq, gt, isNull, or } from 'drizzle-orm';
import type { Database } from '../../../core/database/database.ts';
import type { CodeService } from '../../../core/delivery/code-service.ts';
import { addSeconds, type Clock } from '../../../core/jobs/clock.ts';
import { readSigned, sign } from '../../../core/secrets/encrypt.ts';
import type { Browser } from '../../../core/visitor/read-visitor.ts';
import type { ProductNames } from '../../catalogue/lookups/product-names.ts';
import type { PlaceIndexCache } from '../../catalogue/places/place-index.ts';
import { ENQUIRY_INTERVAL_SECONDS } from './decide-attempt.ts';
import { enquiries, enquiryAttempts } from './tables.ts';

export type EnquiryDeps = {
  db: Database;
  codes: CodeService;
  clock: Clock;
  places: PlaceIndexCache;
  products: ProductNames;
  key: string;
  isProduction: boolean;
};

export type Enquiry = typeof enquiries.$inferSelect;

export type Attempt = typeof enquiryAttempts.$inferSelect;

export async function findAttempt(db: Database, primary_id: string): Promise<Attempt | undefined> {
  if (primary_id === '') return undefined;
  return (await findStoredAttempt(db, primary_id)) ?? createAttemptFromLead(db, primary_id);
}

async function findStoredAttempt(db: Database, primary_id: string): Promise<Attempt | undefined> {
  const [row] = await db
    .select()
    .from(enquiryAttempts)
    .where(eq(enquiryAttempts.primary_id, primary_id));
  return row;
}

/** Leads of an earlier release have no attempt, so one is created. */
async function createAttemptFromLead(
  db: Database,
  primary_id: string,
): Promise<Attempt | undefined> {
  const [lead] = await db
    .select()
    .from(enquiries)
    .where(and(eq(enquiries.primary_id, primary_id), isNull(enquiries.parent_id)));
  if (lead === undefined) return undefined;
  const { form, name, mobile, product_key, product_id, fields, page_source, type_id } = lead;
  await db
    .insert(enquiryAttempts)
    .values({
      primary_id,
      enquiry_id: lead.id,
      browser: '',
      form,
      name,
      mobile,
      product_key,
      product_id,
      fields,
      page_source,
      type_id,
      language: lead.language,
      created_at: lead.created_at,
      outcome: lead.status === 'unverified' ? null : 'verified',
      finished_at: lead.verified_at,
    })
    .onConflictDoNothing();
  return findStoredAttempt(db, primary_id);
}

type EnquiryIdentity = { form: string; mobile: string; product_key: string };

/** `pendingLead` is unverified. `recentLead` was verified within the last 24 hours. */
export async function findSameLeads(
  tx: Database,
  { form, mobile, product_key }: EnquiryIdentity,
  now: Date,
): Promise<{ pendingLead: Enquiry | undefined; recentLead: Enquiry | undefined }> {
  const leads = await tx
    .select()
    .from(enquiries)
    .where(
      and(
        eq(enquiries.mobile, mobile),
        eq(enquiries.form, form),
        eq(enquiries.product_key, product_key),
        isNull(enquiries.parent_id),
        or(
          eq(enquiries.status, 'unverified'),
          and(
            eq(enquiries.status, 'verified'),
            gt(enquiries.verified_at, addSeconds(now, -ENQUIRY_INTERVAL_SECONDS)),
          ),
        ),
      ),
    )
    .orderBy(desc(enquiries.id));
  return {
    pendingLead: leads.find(({ status }) => status === 'unverified'),
    recentLead: leads.find(({ status }) => status === 'verified'),
  };
}

export async function findBrowserAttempt(
  tx: Database,
  { form, mobile, product_key }: EnquiryIdentity,
  browser: string,
): Promise<Attempt | undefined> {
  const [attempt] = await tx
    .select()
    .from(enquiryAttempts)
    .where(
      and(
        eq(enquiryAttempts.mobile, mobile),
        eq(enquiryAttempts.form, form),
        eq(enquiryAttempts.product_key, product_key),
        eq(enquiryAttempts.browser, browser),
      ),
    )
    .orderBy(desc(enquiryAttempts.created_at), desc(enquiryAttempts.primary_id))
    .limit(1);
  return attempt;
}

const MAX_ENQUIRIES = 50;

/** Newest first, without personal data. `browser` is the hash of the browser's name. */
export async function listBrowserEnquiries(db: Database, browser: string | undefined) {
  // Attempts of an older release have an empty browser name and must not match.
  if (!browser) return [];
  const rows = await db
    .select()
    .from(enquiryAttempts)
    .where(eq(enquiryAttempts.browser, browser))
    .orderBy(desc(enquiryAttempts.created_at), desc(enquiryAttempts.primary_id))
    .limit(MAX_ENQUIRIES);
  return rows.map(
    ({ primary_id, form, fields, outcome, created_at }): MyEnquiry => ({
      primary_id,
      form,
      about: [fields.brand, fields.model || fields.type].filter(Boolean).join(' '),
      state: outcome === null ? 'waiting' : 'sent',
      at: created_at.toISOString(),
    }),
  );
}

const SIGNING_PURPOSE = 'enquiry attempt';
const TOKEN_TTL_SECONDS = 24 * 3600;

type Deps = Pick<EnquiryDeps, 'key' | 'clock'>;

/** The code page sends the token, which identifies the browser of the attempt without cookies. */
export const createAttemptToken = ({ key, clock }: Deps, { primary_id }: Attempt): string =>
  sign(key, SIGNING_PURPOSE, primary_id, addSeconds(clock(), TOKEN_TTL_SECONDS));

/** With a valid token, the browser counts as the one that created the attempt. */
export function applyAttemptToken(
  { key, clock }: Deps,
  browser: Browser,
  attempt: Attempt | undefined,
  token: string,
): Browser {
  if (attempt === undefined || token === '') return browser;
  const isAttemptBrowser = readSigned(key, SIGNING_PURPOSE, token, clock()) === attempt.primary_id;
  return isAttemptBrowser ? { ...browser, name: attempt.browser } : browser;
}

/** Attempts without a cookie have an empty name, which matches no browser. */
export const isFromBrowser = (attempt: Attempt, { name }: Browser): boolean =>
  attempt.browser !== '' && attempt.browser === name;
