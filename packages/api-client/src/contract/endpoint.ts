import type { z } from 'zod';
import type { EndpointTag } from './endpoint-tags.ts';

/**
 * A request that the API serves. The API registers it, the OpenAPI document describes it, and clients derive their types
 * from it.
 */
export interface EndpointDefinition {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path with parameters such as `:id`. */
  readonly path: `/${string}`;
  /** Summary in the third person: `Lists the tractors`. */
  readonly summary: string;
  /** Group of the endpoint in the OpenAPI document. */
  readonly tag: EndpointTag;
  /** The OpenAPI document omits the endpoint. */
  readonly isHidden?: true;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Media types of the body. Default: JSON and form fields. */
  readonly consumes?: readonly string[];
  /** Body of a response with status 200. Absent for files and redirects. */
  readonly response?: z.ZodType;
  /** Body of a response with status 503, if it is not the shared error. */
  readonly unavailable?: z.ZodType;
  /** `public`: the response is the same for all visitors. Without it the handler sets `cache-control`. */
  readonly cache?: 'public' | 'none';
  /** Cookie that the request requires: that of a visitor's account or of a member of staff. */
  readonly security?: 'visitor' | 'staff';
}

export interface Endpoint extends EndpointDefinition {
  /** Unique name of the endpoint, the `operationId` of the OpenAPI document. */
  readonly id: string;
}

/** Adds the ids to endpoints by name. */
export function defineEndpoints<const T extends Readonly<Record<string, EndpointDefinition>>>(
  definitions: T,
): { readonly [Id in keyof T]: T[Id] & { readonly id: Id } } {
  const entries = Object.entries(definitions);
  const endpoints = Object.fromEntries(entries.map(([id, value]) => [id, { ...value, id }]));
  return endpoints as { [Id in keyof T]: T[Id] & { readonly id: Id } };
}
