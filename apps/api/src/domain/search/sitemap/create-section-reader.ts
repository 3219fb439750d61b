import {
  SITEMAP_PAGE,
  type SitemapEntry,
  type SitemapSection,
} from '@tractor-haat/api-client/contract';
import { asc, count, max } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { DealerIndex } from '../../catalogue/dealers/dealer-index.ts';
import { type QueriedSection, selectSitemapEntries } from './select-sitemap-entries.ts';

/** Reads the paths of one section. */
interface SectionReader {
  summary(): Promise<{ count: number; changed_on: string | null }>;
  /** Pages count from 1. */
  page(page: number): Promise<SitemapEntry[]>;
}

export function createSectionReader(db: Database, dealers: DealerIndex) {
  return (section: SitemapSection): SectionReader =>
    section === 'dealers' ? createDealerReader(dealers) : createQueryReader(db, section);
}

function createQueryReader(db: Database, section: QueriedSection): SectionReader {
  const entries = selectSitemapEntries(db, section).as('addresses');
  return {
    async summary() {
      const [found] = await db
        .select({ count: count(), changed_on: max(entries.changed_on) })
        .from(entries);
      return { count: found?.count ?? 0, changed_on: found?.changed_on ?? null };
    },
    page: (page) =>
      db
        .select()
        .from(entries)
        .orderBy(asc(entries.path))
        .limit(SITEMAP_PAGE)
        .offset((page - 1) * SITEMAP_PAGE),
  };
}

/** Dealer rows have no date of change, so none is stated. */
function createDealerReader(current: DealerIndex): SectionReader {
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
