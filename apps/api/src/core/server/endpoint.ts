import { type Endpoint, type ErrorBody, errorBody } from '@tractor-haat/api-client/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { z } from 'zod';

type Output<T> = T extends z.ZodType ? z.output<T> : unknown;

/** The request of an endpoint: `params`, `query` and `body` are validated. */
export type EndpointRequest<E extends Endpoint> = FastifyRequest<{
  Params: Output<E['params']>;
  Querystring: Output<E['query']>;
  Body: Output<E['body']>;
}>;

export type EndpointHandler<E extends Endpoint> = (
  request: EndpointRequest<E>,
  reply: FastifyReply,
) => Promise<Output<E['response']> | ErrorBody | FastifyReply>;

type EndpointOptions = Pick<
  RouteShorthandOptions,
  'attachValidation' | 'handlerTimeout' | 'onRequest'
>;

/** Adds the route of an endpoint of the contract. */
export interface AddEndpoint {
  <E extends Endpoint>(endpoint: E, handler: EndpointHandler<E>): void;
  <E extends Endpoint>(endpoint: E, options: EndpointOptions, handler: EndpointHandler<E>): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    endpoint: AddEndpoint;
  }
}

/** For responses that are the same for all visitors. */
export const PUBLIC_CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=600';

const CACHE_CONTROL = { public: PUBLIC_CACHE_CONTROL, none: 'no-store' };

/** Adds `app.endpoint` to a server and the plugins inside it. */
export function addEndpointDecorator(app: FastifyInstance): void {
  app.decorate('endpoint', addEndpoint);
}

function addEndpoint<E extends Endpoint>(
  this: FastifyInstance,
  endpoint: E,
  ...args: [EndpointHandler<E>] | [EndpointOptions, EndpointHandler<E>]
): void {
  const [options, handler] = args.length === 1 ? [{}, args[0]] : args;
  const { method, path, cache } = endpoint;
  this.route({
    ...options,
    method,
    url: path,
    schema: toRouteSchema(endpoint),
    handler: async (request, reply) => {
      // The error handler replaces the header.
      if (cache !== undefined) reply.header('cache-control', CACHE_CONTROL[cache]);
      return handler(request as EndpointRequest<E>, reply);
    },
  });
}

const SECURITY_SCHEMES = { visitor: 'visitorSession', staff: 'deskSession' };

function toRouteSchema(endpoint: Endpoint): object {
  const {
    id,
    summary,
    tag,
    isHidden,
    params,
    query,
    body,
    consumes,
    response,
    unavailable,
    security,
  } = endpoint;
  return {
    operationId: id,
    summary,
    tags: [tag],
    hide: isHidden === true,
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(consumes && { consumes }),
    ...(response && {
      response: {
        200: response,
        ...(unavailable && { 503: unavailable }),
        '4xx': errorBody,
        '5xx': errorBody,
      },
    }),
    security: security === undefined ? [] : [{ [SECURITY_SCHEMES[security]]: [] }],
  };
}
