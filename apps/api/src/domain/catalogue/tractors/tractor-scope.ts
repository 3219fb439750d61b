import type { includeQuery } from '@tractor-haat/api-client/contract';
import { isNull, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { tractors } from '../../../database/schema/tractors.ts';

export type TractorScope = z.output<typeof includeQuery>;

/** The boolean query parameter `all` includes discontinued tractors. */
export const includedTractors = or(
  isNull(tractors.discontinued_on),
  sql`${sql.placeholder('all')}::boolean`,
);
