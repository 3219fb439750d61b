import type { ContentKind } from '@tractor-haat/api-client/contract';
import { z } from 'zod';
import { posts } from '../../../database/schema/posts.ts';
import { subsidies } from '../../../database/schema/subsidies.ts';
import { videos } from '../../../database/schema/videos.ts';
import { ENTITIES } from '../../catalogue-data/entities.ts';
import type { Entity } from '../../catalogue-data/entity.ts';
import { subsidyRow } from '../../seed/media-rows.ts';
import { videoRow } from '../../seed/rows.ts';
import { noSuch } from '../refuse-desk.ts';

const slugs = z.array(z.string().min(1).max(100)).max(50);

/** What a post says beside its words: those stand in their files. */
const postFacts = z.strictObject({
  slug: z.string(),
  author: z.string().min(1),
  published_on: z.iso.date(),
  updated_on: z.iso.date().nullable(),
  categories: slugs.min(1),
  tags: slugs,
  implement_types: slugs,
  picture: z.strictObject({ kind: z.string(), id: z.string(), view: z.string() }),
});

const MEDIA: readonly Entity[] = [
  {
    name: 'videos',
    schema: videoRow,
    table: videos,
    key: videos.key,
    keyField: 'key',
    references: [],
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
    schema: postFacts,
    table: posts,
    key: posts.slug,
    keyField: 'slug',
    references: [],
  },
];

/** Which entities a kind is made of; names are those of implement types and of all makers. */
const ENTITIES_OF: Readonly<Record<ContentKind, readonly string[]>> = {
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

/** What a kind is made of. */
export function entitiesOf(kind: ContentKind): Entity[] {
  return [...MEDIA, ...ENTITIES].filter(({ name }) => ENTITIES_OF[kind].includes(name));
}

/** A row's number, with its entity before it where a kind has several: `tyre-brands.3`. */
export function contentId(kind: ContentKind, entity: Entity, id: number): string {
  return ENTITIES_OF[kind].length === 1 ? String(id) : `${entity.name}.${id}`;
}

/** What an id means. Throws a 404 for one that means nothing. */
export function namedRow(kind: ContentKind, given: string): { entity: Entity; id: number } {
  const [id = '', name] = given.split('.').reverse();
  const entities = entitiesOf(kind);
  const entity = entities.length === 1 ? entities[0] : entities.find((one) => one.name === name);
  const isPlain = /^[1-9]\d{0,8}$/.test(id) && entities.length > 1 === (name !== undefined);
  if (entity === undefined || !isPlain) throw noSuch();
  return { entity, id: Number(id) };
}
