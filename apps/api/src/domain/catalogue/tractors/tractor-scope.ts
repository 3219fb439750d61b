import type { includeQuery } from '@tractor-haat/api-client/contract';
import { isNull, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { tractors } from '../../../database/schema/tractors.ts';

export type TractorScope = z.output<typeof includeQuery>;

/** Condition for a prepared query. The boolean parameter `all` includes discontinued tractors. */
export const includedTractors = or(
  isNull(tractors.discontinued_on),
  sql`${sql.placeholder('all')}::boolean`,
);
