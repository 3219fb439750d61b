import type { z } from 'zod';
import type { Endpoints } from '../contract/endpoints.ts';
import { type CallOptions, getJson, sendJson } from './get-json.ts';
import type { Query } from './query-string.ts';

type AnyEndpoint = Endpoints[keyof Endpoints];
type Path<Method> = Extract<AnyEndpoint, { method: Method }>['path'];
type EndpointOf<Method, P> = Extract<AnyEndpoint, { method: Method; path: P }>;

type Output<T> = T extends z.ZodType ? z.output<T> : never;
type Input<T> = T extends z.ZodType ? z.input<T> : never;

/** Path parameters. A number is sent as text. */
type Params<E> = E extends { params: infer P }
  ? { readonly params: { readonly [Name in keyof Output<P>]: string | number } }
  : unknown;

type QueryValues<T> = {
  readonly [Name in keyof T]?:
    | (T[Name] extends readonly (infer Item)[] ? readonly Item[] : T[Name])
    | undefined;
};

/** Fields that the contract fills with a default may be absent. */
type QueryFields<E> = E extends { query: infer Q }
  ? { readonly query?: QueryValues<Output<Q>> }
  : unknown;

type RequestOptions<E> = CallOptions & Params<E> & QueryFields<E>;

/** The options may be absent if the path has no parameters. */
type OptionsArg<E> = E extends { params: z.ZodType }
  ? [options: RequestOptions<E>]
  : [options?: RequestOptions<E>];

type ResponseBody<E> = E extends { response: infer R } ? Output<R> : never;
type Data<E> = ResponseBody<E> extends { data: infer D } ? D : never;

/** The `data` of a response. */
export type GetData<P extends Path<'GET'>> = Data<EndpointOf<'GET', P>>;

/** The body of a response with `success: true`. */
type PostResponse<P extends Path<'POST'>> = ResponseBody<EndpointOf<'POST', P>>;

/**
 * Client of the API. Paths, parameters, bodies and responses have the types of the contract's endpoints. Both methods
 * throw `ApiError` for every failure; its `body.message` is the text for the visitor.
 */
export const api = {
  /**
   * Fetches the `data` of a response.
   *
   * @example
   * const tractor = await api.get('/api/v1/tractors/:id', { params: { id: 9 }, query: { language }, signal });
   */
  async get<P extends Path<'GET'>>(
    path: P,
    ...[options = {} as never]: OptionsArg<EndpointOf<'GET', P>>
  ): Promise<GetData<P>> {
    const { params, query, ...callOptions } = options as CallOptions & UncheckedFields;
    return (await getJson<{ data: GetData<P> }>(fillPath(path, params), query, callOptions)).data;
  },

  /**
   * Sends `body` as JSON, and returns the body of the response.
   *
   * @example
   * const { message } = await api.post('/api/news_letter_save', { email, language });
   */
  post<P extends Path<'POST'>>(
    path: P,
    body: Input<EndpointOf<'POST', P> extends { body: infer B } ? B : never>,
    options: CallOptions = {},
  ): Promise<PostResponse<P>> {
    return sendJson<PostResponse<P>>('POST', path, body, options);
  },
};

type UncheckedFields = {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Query;
};

function fillPath(path: string, params: UncheckedFields['params']): string {
  return path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params?.[name])));
}
