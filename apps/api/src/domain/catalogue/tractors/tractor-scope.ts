import type { includeQuery } from '@tractor-haat/api-client/contract';
import { isNull, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { tractors } from '../../../database/schema/tractors.ts';

/** Tractors beyond those that are sold new. */
export type TractorScope = z.output<typeof includeQuery>;

/** Condition of a prepared query: sold new, or any tractor where the parameter `all` is true. */
export const includedTractors = or(
  isNull(tractors.discontinued_on),
  sql`${sql.placeholder('all')}::boolean`,
);
