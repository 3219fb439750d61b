import { getReel, listReels, type Reel } from '@tractor-haat/api-client';
import type { LoaderFunctionArgs } from '@tractor-haat/platform';
import { askApi, readAddress } from '../loading/ask-api.ts';

export interface ReelFeed {
  readonly reels: readonly Reel[];
  readonly pages: number;
  /** True at the address of one reel, which then is the first of `reels`. */
  readonly single: boolean;
}

/** The newest reels; at the address of one of them, that one first. */
export async function loadReels({ request, params }: LoaderFunctionArgs): Promise<ReelFeed> {
  const { language } = readAddress(request);
  const { signal } = request;
  const { slug } = params;
  return askApi(async () => {
    const [list, firstReel] = await Promise.all([
      listReels({ language }, { signal }),
      slug ? getReel({ slug, language }, { signal }) : null,
    ]);
    if (!firstReel) return { reels: list.items, pages: list.pages, single: false };
    const others = list.items.filter((reel) => reel.id !== firstReel.id);
    return { reels: [firstReel, ...others], pages: list.pages, single: true };
  });
}
