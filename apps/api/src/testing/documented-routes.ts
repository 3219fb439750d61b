import type { TestApi } from './api.ts';

/** As much of a schema of the OpenAPI document as tests read. */
export type Schema = {
  properties?: Record<string, Schema>;
  enum?: unknown[];
  type?: string;
  const?: unknown;
  minimum?: number;
};
type Parameter = { name: string; in: string; schema: Schema; required?: boolean };
type Operation = {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};

/** A route of the OpenAPI document. */
export type DocumentedRoute = {
  method: string;
  /** With `{names}` of what stands in the path. */
  route: string;
  query: readonly Parameter[];
  /** Of what stands in the path, by name. */
  named: readonly Parameter[];
  /** Of the body, where it has one. */
  fields: readonly (readonly [string, Schema])[];
};

/** Every route that the API tells of. */
export async function documentedRoutes({ app }: TestApi): Promise<DocumentedRoute[]> {
  const document: { paths: Record<string, Record<string, Operation>> } = (
    await app.inject('/api/docs/json')
  ).json();
  return Object.entries(document.paths).flatMap(([route, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => {
      const [body] = Object.values(requestBody?.content ?? {});
      return {
        method: method.toUpperCase(),
        route,
        query: parameters.filter((one) => one.in === 'query'),
        named: parameters.filter((one) => one.in === 'path'),
        fields: Object.entries(body?.schema.properties ?? {}),
      };
    }),
  );
}
