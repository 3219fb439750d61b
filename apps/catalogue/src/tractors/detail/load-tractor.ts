import {
  ApiError,
  getTractor,
  listTractors,
  type TractorCard,
  type TractorDetail,
} from '@tractor-haat/api-client';
import { data, type LoaderFunctionArgs, redirect } from '@tractor-haat/platform';
import { type Asked, askedOf, fromApi } from '../../list/load.ts';

/** The tractor, or what to offer instead when there is none of that number. */
export type TractorPageData =
  | { readonly tractor: TractorDetail; readonly instead?: never }
  | { readonly tractor?: never; readonly instead: readonly TractorCard[] };

const OFFERED = 6;

export async function loadTractor({ request, params }: LoaderFunctionArgs) {
  const asked = askedOf(request);
  const { slug = '', id = '' } = params;
  const tractor = await find(id, asked);
  if (!tractor) return data<TractorPageData>({ instead: await popular(asked) }, { status: 404 });
  // One page has one address: what was renamed leads on.
  if (tractor.slug !== slug) throw redirect(`/tractor/${tractor.slug}/${tractor.id}`, 301);
  const found: TractorPageData = { tractor };
  return found;
}

async function find(id: string, { language, options }: Asked): Promise<TractorDetail | null> {
  if (!/^[1-9]\d{0,8}$/.test(id)) return null;
  return fromApi(async () => {
    try {
      return await getTractor({ id, language }, options);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }
  });
}

const popular = ({ language, options }: Asked): Promise<readonly TractorCard[]> =>
  listTractors({ language }, options).then(
    ({ items }) => items.slice(0, OFFERED),
    () => [],
  );
