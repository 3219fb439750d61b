import {
  ApiError,
  getImplementType,
  type ImplementsPage,
  type ImplementType,
  listImplements,
  listImplementTypes,
} from '@tractor-haat/api-client';
import { splitAddress } from '@tractor-haat/i18n';
import { type LoaderFunctionArgs, notFound, unavailable } from '@tractor-haat/platform';
import { type ListChoice, readChoice } from './list-address.ts';

export interface ImplementList {
  readonly choice: ListChoice;
  /** The type whose list this is; null on the list of all. */
  readonly type: ImplementType | null;
  /** All types, to go from one to another; empty when they could not be had. */
  readonly types: readonly ImplementType[];
  readonly result: ImplementsPage;
}

/** Brings the list for an address. What the API refuses as unknown is a page that does not exist. */
export async function loadList({ request, params }: LoaderFunctionArgs): Promise<ImplementList> {
  const url = new URL(request.url);
  const { language } = splitAddress(url.pathname);
  const choice = readChoice(url.searchParams);
  if (!choice) throw notFound();
  const { signal } = request;
  const slug = params.type;
  try {
    const [result, type, types] = await Promise.all([
      listImplements(
        {
          ...(slug ? { type: slug } : {}),
          brand: [...choice.brands],
          sort: choice.sort,
          page: choice.page,
          language,
        },
        { signal },
      ),
      slug ? getImplementType({ slug, language }, { signal }) : null,
      // The row of types is a convenience: the list is worth showing without it.
      listImplementTypes({ language }, { signal }).catch(() => []),
    ]);
    return { choice, type, types, result };
  } catch (error) {
    if (error instanceof ApiError) {
      throw error.status === 400 || error.status === 404 ? notFound() : unavailable();
    }
    throw error;
  }
}
