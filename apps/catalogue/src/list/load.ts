import { ApiError } from '@tractor-haat/api-client';
import { type Language, splitAddress } from '@tractor-haat/i18n';
import { notFound, unavailable } from '@tractor-haat/platform';
import { type ListChoice, type ListSpec, readChoice } from './choice.ts';

/** What a loader needs of its request. */
export interface ListRequest {
  readonly language: Language;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly options: { readonly signal: AbortSignal };
}

export function parseListRequest(request: Request): ListRequest {
  const url = new URL(request.url);
  const { language, path } = splitAddress(url.pathname);
  return { language, path, query: url.searchParams, options: { signal: request.signal } };
}

/** The list that an address asks for; one that no list has is a page that does not exist. */
export function choiceOf({ query }: ListRequest, spec: ListSpec): ListChoice {
  const choice = readChoice(query, spec);
  if (!choice) throw notFound();
  return choice;
}

/** What the API says of what is not there: 410 where it was once, so that search engines forget it. */
const MISSING: readonly number[] = [404, 410];

/** One thing of the API by the number in an address; else the status of the page that offers others. */
export async function findInApi<T>(
  id: string,
  work: () => Promise<T>,
): Promise<{ readonly found: T | null; readonly status: number }> {
  if (!/^[1-9]\d{0,8}$/.test(id)) return { found: null, status: 404 };
  return fromApi(async () => {
    try {
      return { found: await work(), status: 200 };
    } catch (error) {
      if (!(error instanceof ApiError) || !MISSING.includes(error.status)) throw error;
      return { found: null, status: error.status };
    }
  });
}

/** Runs API calls: what the API refuses as unknown is a page that does not exist. */
export async function fromApi<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError) {
      throw error.status === 400 || error.status === 404 ? notFound() : unavailable();
    }
    throw error;
  }
}
