import {
  SITEMAP_PAGE,
  type SitemapEntry,
  type SitemapSection,
} from '@tractor-haat/api-client/contract';
import { asc, count, max } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { DealerIndex } from '../../catalogue/dealers/dealer-index.ts';
import { addressesOf, type QueriedSection } from './addresses.ts';

/** Reads the addresses of one section. */
interface SectionRead {
  summary(): Promise<{ count: number; changed_on: string | null }>;
  /** Pages count from 1. */
  page(page: number): Promise<SitemapEntry[]>;
}

/** Readers of all sections. */
export function sectionReads(db: Database, dealers: DealerIndex) {
  return (section: SitemapSection): SectionRead =>
    section === 'dealers' ? dealersRead(dealers) : queried(db, section);
}

function queried(db: Database, section: QueriedSection): SectionRead {
  const all = addressesOf(db, section).as('addresses');
  return {
    async summary() {
      const [found] = await db
        .select({ count: count(), changed_on: max(all.changed_on) })
        .from(all);
      return { count: found?.count ?? 0, changed_on: found?.changed_on ?? null };
    },
    page: (page) =>
      db
        .select()
        .from(all)
        .orderBy(asc(all.path))
        .limit(SITEMAP_PAGE)
        .offset((page - 1) * SITEMAP_PAGE),
  };
}

/** Dealer rows have no date of change, so none is stated. */
function dealersRead(current: DealerIndex): SectionRead {
  return {
    summary: async () => ({ count: (await current()).rows.length, changed_on: null }),
    async page(page) {
      const { rows } = await current();
      return rows
        .slice((page - 1) * SITEMAP_PAGE, page * SITEMAP_PAGE)
        .map(({ slug, id }) => ({ path: `/dealer/${slug}/${id}`, changed_on: null }));
    },
  };
}
