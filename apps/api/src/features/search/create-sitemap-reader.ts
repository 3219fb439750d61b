import {
  SITEMAP_PAGE,
  type SitemapEntry,
  type SitemapSection,
} from '@tractor-haat/api-client/contract';
import { asc, count, max } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import type { DealerIndex } from '../catalogue/dealers/create-dealer-index.ts';
import { type QueriedSection, selectSitemapEntries } from './select-sitemap-entries.ts';

interface SectionReader {
  readSummary(): Promise<{ count: number; changed_on: string | null }>;
  /** `page` counts from 1. */
  readPage(page: number): Promise<SitemapEntry[]>;
}

export function createSitemapReader(db: Database, dealers: DealerIndex) {
  return (section: SitemapSection): SectionReader =>
    section === 'dealers' ? createDealerReader(dealers) : createQueryReader(db, section);
}

function createQueryReader(db: Database, section: QueriedSection): SectionReader {
  const entries = selectSitemapEntries(db, section).as('addresses');
  return {
    async readSummary() {
      const [totals] = await db
        .select({ count: count(), changed_on: max(entries.changed_on) })
        .from(entries);
      return { count: totals?.count ?? 0, changed_on: totals?.changed_on ?? null };
    },
    readPage: (page) =>
      db
        .select()
        .from(entries)
        .orderBy(asc(entries.path))
        .limit(SITEMAP_PAGE)
        .offset((page - 1) * SITEMAP_PAGE),
  };
}

/** `changed_on` is null, because dealer rows contain no date. */
function createDealerReader(getIndex: DealerIndex): SectionReader {
  return {
    readSummary: async () => ({ count: (await getIndex()).rows.length, changed_on: null }),
    async readPage(page) {
      const { rows } = await getIndex();
      return rows
        .slice((page - 1) * SITEMAP_PAGE, page * SITEMAP_PAGE)
        .map(({ slug, id }) => ({ path: `/dealer/${slug}/${id}`, changed_on: null }));
    },
  };
}
