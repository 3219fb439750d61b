import { rowId } from '@tractor-haat/api-client/contract';
import { z } from 'zod';

/** The number of a row in an address; an invalid one is a 404. */
export const idParams = z.object({ id: rowId });
