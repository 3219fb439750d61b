import { listSubsidies, type SubsidiesList } from '@tractor-haat/api-client';
import type { LoaderFunctionArgs } from '@tractor-haat/platform';
import { askApi, readAddress } from '../loading/ask-api.ts';

export interface Schemes {
  /** Slug of the state that was chosen. */
  readonly state: string | null;
  readonly list: SubsidiesList;
}

/** Schemes of the whole country, and those of `?state=`. */
export async function loadSubsidies({ request }: LoaderFunctionArgs): Promise<Schemes> {
  const { language, query } = readAddress(request);
  const state = query.get('state') || null;
  const list = await askApi(() =>
    listSubsidies({ language, ...(state ? { state } : {}) }, { signal: request.signal }),
  );
  return { state, list };
}
