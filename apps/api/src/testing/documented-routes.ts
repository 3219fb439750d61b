import type { TestApi } from './api.ts';

/** The part of an OpenAPI schema that tests use. */
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

export type DocumentedRoute = {
  method: string;
  /** With `{names}` of path parameters. */
  route: string;
  query: readonly Parameter[];
  named: readonly Parameter[];
  /** Fields of the body, if there is one. */
  fields: readonly (readonly [string, Schema])[];
};

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
