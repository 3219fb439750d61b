import { rowId } from '@tractor-haat/api-client/contract';
import { z } from 'zod';

export const idParams = z.object({ id: rowId });
