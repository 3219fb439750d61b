import type { SitemapSection } from '@tractor-haat/api-client/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import { isLive } from '../../core/database/content-columns.ts';
import type { Database } from '../../core/database/database.ts';
import {
  comparisons,
  implementBrands,
  implementsTable,
  implementTypes,
  isSoldNew,
  tractorBrands,
  tractors,
  tyreBrands,
  tyres,
} from '../catalogue/products/tables.ts';
import { usedTractors } from '../catalogue/used/tables.ts';
import { answers, questions } from '../community/questions/tables.ts';
import { playlists, reels, stories, videos } from '../content/media/tables.ts';
import { isPublished } from '../content/posts/is-published.ts';
import { posts } from '../content/posts/tables.ts';

/** Slugs of dealers are created in JavaScript, so no query can read this section. */
export type QueriedSection = Exclude<SitemapSection, 'dealers'>;

export function selectSitemapEntries(db: Database, section: QueriedSection) {
  return SECTION_QUERIES[section](db);
}

const SECTION_QUERIES = {
  tractors: (db: Database) =>
    unionAll(
      db
        .select(
          createEntryColumns(
            sql`'/tractor/' || ${tractorBrands.slug}`,
            sql`max(${tractors.as_of})`,
          ),
        )
        .from(tractorBrands)
        .leftJoin(tractors, isLive(tractors, eq(tractors.brand_id, tractorBrands.id)))
        .where(isLive(tractorBrands))
        .groupBy(tractorBrands.id),
      db
        .select(
          createEntryColumns(
            sql`'/tractor/' || ${tractors.slug} || '/' || ${tractors.id}`,
            sql`${tractors.as_of}`,
          ),
        )
        .from(tractors)
        .where(isSoldNew(tractors)),
    ),
  implements: (db: Database) =>
    unionAll(
      db
        .select(
          createEntryColumns(
            sql`'/tractor-implements-in-india/' || ${implementTypes.slug}`,
            sql`max(${implementsTable.as_of})`,
          ),
        )
        .from(implementTypes)
        .leftJoin(
          implementsTable,
          isLive(implementsTable, eq(implementsTable.type_id, implementTypes.id)),
        )
        .where(isLive(implementTypes))
        .groupBy(implementTypes.id),
      db
        .select(
          createEntryColumns(
            sql`'/tractor-implements/' || ${implementBrands.slug}`,
            sql`max(${implementsTable.as_of})`,
          ),
        )
        .from(implementBrands)
        .innerJoin(
          implementsTable,
          isLive(implementsTable, eq(implementsTable.brand_id, implementBrands.id)),
        )
        .where(isLive(implementBrands))
        .groupBy(implementBrands.id),
      db
        .select(
          createEntryColumns(
            sql`'/tractor-implements/' || ${implementBrands.slug} || '/' || ${implementsTable.slug} || '/' || ${implementsTable.id}`,
            sql`${implementsTable.as_of}`,
          ),
        )
        .from(implementsTable)
        .innerJoin(implementBrands, eq(implementBrands.id, implementsTable.brand_id))
        .where(isLive(implementsTable)),
    ),
  tyres: (db: Database) =>
    unionAll(
      db
        .select(
          createEntryColumns(
            sql`'/tyre/' || ${tyreBrands.slug} || '-tractor-tyre-in-india'`,
            sql`max(${tyres.as_of})`,
          ),
        )
        .from(tyreBrands)
        .leftJoin(tyres, isLive(tyres, eq(tyres.brand_id, tyreBrands.id)))
        .where(isLive(tyreBrands))
        .groupBy(tyreBrands.id),
      db
        .select(
          createEntryColumns(
            sql`'/tyre/' || ${tyreBrands.slug} || '/' || ${tyres.slug} || '/' || ${tyres.id}`,
            sql`${tyres.as_of}`,
          ),
        )
        .from(tyres)
        .innerJoin(tyreBrands, eq(tyreBrands.id, tyres.brand_id))
        .where(isLive(tyres)),
    ),
  used: (db: Database) =>
    db
      .select(
        createEntryColumns(
          sql`'/second-hand-tractor/' || ${usedTractors.slug} || '/' || ${usedTractors.id}`,
          sql`${usedTractors.listed_on}`,
        ),
      )
      .from(usedTractors)
      .where(eq(usedTractors.status, 'approved')),
  comparisons: (db: Database) =>
    db
      .selectDistinct(
        createEntryColumns(
          sql`'/compare-tractors/' || ${selectComparedSlug(sql`least`)} || '-vs-' || ${selectComparedSlug(sql`greatest`)}`,
          sql`greatest(${firstTractor.as_of}, ${secondTractor.as_of})`,
        ),
      )
      .from(comparisons)
      .innerJoin(firstTractor, isSoldNew(firstTractor, eq(firstTractor.id, comparisons.first_id)))
      .innerJoin(
        secondTractor,
        isSoldNew(secondTractor, eq(secondTractor.id, comparisons.second_id)),
      )
      .where(isLive(comparisons)),
  posts: (db: Database) => {
    const changedOn = sql`coalesce(${posts.updated_on}, ${posts.published_on})`;
    const category = sql`unnest(${posts.categories})`;
    return unionAll(
      db
        .select(
          createEntryColumns(
            sql`'/tractor-industry-news-blogs/category/' || category`,
            sql`max(changed)`,
          ),
        )
        .from(
          sql`(select ${category} as category, ${changedOn} as changed from ${posts} where ${isPublished()}) as categorised_posts`,
        )
        .groupBy(sql`category`),
      db
        .select(
          createEntryColumns(sql`'/tractor-industry-news-blogs/' || ${posts.slug}`, changedOn),
        )
        .from(posts)
        .where(isPublished()),
    );
  },
  videos: (db: Database) =>
    unionAll(
      db
        .select(
          createEntryColumns(
            sql`'/tractor-videos/' || ${videos.slug}`,
            sql`${videos.published_on}`,
          ),
        )
        .from(videos)
        .where(isLive(videos)),
      db
        .select(
          createEntryColumns(
            sql`'/tractor-videos/playlist/' || ${playlists.slug}`,
            sql`(select max(${videos.published_on}) from ${videos} where ${isLive(videos)} and ${videos.slug} = any(${playlists.videos}))`,
          ),
        )
        .from(playlists)
        .where(isLive(playlists)),
      db
        .select(
          createEntryColumns(
            sql`'/tractor-reels-and-shorts/' || ${reels.slug}`,
            sql`${reels.published_on}`,
          ),
        )
        .from(reels)
        .where(isLive(reels)),
      db
        .select(
          createEntryColumns(
            sql`'/web-story-in-india/' || ${stories.slug}`,
            sql`${stories.published_on}`,
          ),
        )
        .from(stories)
        .where(isLive(stories)),
    ),
  questions: (db: Database) =>
    db
      .select(
        createEntryColumns(
          sql`'/tractors-question-hub/' || ${questions.id}`,
          sql`greatest(${questions.asked_on}, max(${answers.answered_on}) filter (where ${answers.status} = 'approved'))`,
        ),
      )
      .from(questions)
      .leftJoin(answers, eq(answers.question_id, questions.id))
      .where(eq(questions.status, 'approved'))
      .groupBy(questions.id),
};

const firstTractor = alias(tractors, 'first');
const secondTractor = alias(tractors, 'second');

/** `sortFunction` is `least` or `greatest`. The "C" collation sorts slugs as the comparison page does. */
const selectComparedSlug = (sortFunction: SQL) =>
  sql`${sortFunction}(${firstTractor.slug} collate "C", ${secondTractor.slug} collate "C")`;

const createEntryColumns = (path: SQL, changed_on: SQL) => ({
  path: sql<string>`${path}`.as('path'),
  changed_on: sql<string | null>`${changed_on}::text`.as('changed_on'),
});
