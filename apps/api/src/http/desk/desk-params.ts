import { rowId } from '@tractor-haat/api-client/contract';
import { z } from 'zod';

/** The number of a row in an address; what can be none is an address where nothing is. */
export const idParams = z.object({ id: rowId });
