import { CONTENT_KINDS, type ContentKind } from '@tractor-haat/api-client/contract';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../core/database/database.ts';
import { videoRow } from '../../../core/files/content-rows.ts';
import type { EditableEntities } from '../../content/cache-tags/create-revision-reader.ts';
import { CATALOGUE_ENTITIES } from '../../content/catalogue-rows/catalogue-entities.ts';
import type { Entity, EntityRow } from '../../content/catalogue-rows/entity.ts';
import { subsidyRow } from '../../content/import/media-rows.ts';
import { subsidies, videos } from '../../content/media/tables.ts';
import { posts } from '../../content/posts/tables.ts';
import { createNotFoundError } from '../desk-deps.ts';
import { checkPost, postRow, writePostTexts } from './post-row.ts';
import type { FieldError } from './to-editor-fields.ts';

export type DeskEntity = Entity & {
  /** Validation that reads other rows, which a schema cannot do. */
  check?: (db: Database, row: EntityRow) => Promise<FieldError[]>;
  afterWrite?: (db: Database, id: number, row: EntityRow) => Promise<void>;
};

/** Clips of the site's own videos can be in a subfolder, so the name of a clip may contain a slash. */
const deskVideoRow = videoRow.safeExtend({
  clip: z
    .string()
    .regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)?$/, 'must be the name of a clip')
    .nullable()
    .default(null),
});

const MEDIA_ENTITIES: readonly DeskEntity[] = [
  {
    name: 'videos',
    schema: deskVideoRow,
    table: videos,
    key: videos.key,
    keyField: 'key',
    references: [],
    fixedValues: { caption_languages: [] },
    check: checkClipExists,
  },
  {
    name: 'subsidies',
    schema: subsidyRow,
    table: subsidies,
    key: subsidies.slug,
    keyField: 'slug',
    references: [],
  },
  {
    name: 'posts',
    schema: postRow,
    table: posts,
    key: posts.slug,
    keyField: 'slug',
    references: [],
    check: checkPost,
    afterWrite: writePostTexts,
  },
];

const ENTITY_NAMES_BY_KIND: Readonly<Record<ContentKind, readonly string[]>> = {
  tractors: ['tractors'],
  implements: ['implements'],
  tyres: ['tyres'],
  dealers: ['dealers'],
  lenders: ['loan-offers'],
  'road-charges': ['road-charges'],
  posts: ['posts'],
  videos: ['videos'],
  subsidies: ['subsidies'],
  names: ['implement-types', 'implement-brands', 'tractor-brands', 'tyre-brands'],
};

export function listEntities(kind: ContentKind): DeskEntity[] {
  return [...MEDIA_ENTITIES, ...CATALOGUE_ENTITIES].filter(({ name }) =>
    ENTITY_NAMES_BY_KIND[kind].includes(name),
  );
}

/** By entity name. The kind determines the cache tags that an edit invalidates. */
export const EDITABLE_ENTITIES: EditableEntities = new Map(
  CONTENT_KINDS.flatMap((kind) =>
    listEntities(kind).map((entity) => [entity.name, { kind, entity }] as const),
  ),
);

/** Returns an id such as `tyre-brands.3` if the kind has several entities, otherwise `3`. */
export function formatContentId(kind: ContentKind, entity: Entity, id: number): string {
  return ENTITY_NAMES_BY_KIND[kind].length === 1 ? String(id) : `${entity.name}.${id}`;
}

export function parseContentId(
  kind: ContentKind,
  contentId: string,
): { entity: DeskEntity; id: number } {
  const [id = '', name] = contentId.split('.').reverse();
  const entities = listEntities(kind);
  const entity =
    entities.length === 1 ? entities[0] : entities.find((candidate) => candidate.name === name);
  const isValid = /^[1-9]\d{0,8}$/.test(id) && entities.length > 1 === (name !== undefined);
  if (entity === undefined || !isValid) throw createNotFoundError();
  return { entity, id: Number(id) };
}

/** Clips are files of a release, so a row can use only the clip of an existing video. */
async function checkClipExists(db: Database, { clip }: EntityRow): Promise<FieldError[]> {
  if (typeof clip !== 'string') return [];
  const rows = await db
    .select({ id: videos.id })
    .from(videos)
    .where(eq(videos.clip, clip))
    .limit(1);
  return rows.length > 0 ? [] : [{ field: 'clip', reason: 'there is no such clip' }];
}
