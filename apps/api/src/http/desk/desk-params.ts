import { z } from 'zod';

const MAX_ID = 2_147_483_647;

/** The number of a row in an address; what can be none is an address where nothing is. */
export const idParams = z.object({ id: z.coerce.number().int().min(1).max(MAX_ID) });
