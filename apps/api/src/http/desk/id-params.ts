import { rowId } from '@tractor-haat/api-client/contract';
import { z } from 'zod';

/** Path parameter `id`: the number of a row. An invalid one is a 404. */
export const idParams = z.object({ id: rowId });
