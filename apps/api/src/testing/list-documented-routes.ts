import type { TestApi } from './create-test-api.ts';

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
  /** With parameters in braces, such as `/api/v1/posts/{slug}`. */
  route: string;
  query: readonly Parameter[];
  pathParameters: readonly Parameter[];
  fields: readonly (readonly [name: string, schema: Schema])[];
};

export async function listDocumentedRoutes({ app }: TestApi): Promise<DocumentedRoute[]> {
  const document: { paths: Record<string, Record<string, Operation>> } = (
    await app.inject('/api/docs/json')
  ).json();
  return Object.entries(document.paths).flatMap(([route, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => {
      const [body] = Object.values(requestBody?.content ?? {});
      return {
        method: method.toUpperCase(),
        route,
        query: parameters.filter((parameter) => parameter.in === 'query'),
        pathParameters: parameters.filter((parameter) => parameter.in === 'path'),
        fields: Object.entries(body?.schema.properties ?? {}),
      };
    }),
  );
}
