import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { ENDPOINT_TAGS } from '@tractor-haat/api-client/contract';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { App } from './app.ts';

/** Swagger UI sets style attributes and adds an inline style sheet, whose hash changes with its version. */
const CONTENT_SECURITY_POLICY = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='",
  'style-src-attr': "'unsafe-inline'",
  'img-src': "'self' data:",
  'object-src': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
};

/** Must be called before the routes are added. */
export async function addDocs(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Tractor Haat API',
        description: 'Catalogue, enquiries, accounts and staff pages of the tractor marketplace.',
        version: '1',
        license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
      },
      servers: [{ url: '/', description: 'The site that serves this document' }],
      tags: [...ENDPOINT_TAGS],
      components: {
        securitySchemes: {
          visitorSession: { type: 'apiKey', in: 'cookie', name: '__Host-session' },
          deskSession: { type: 'apiKey', in: 'cookie', name: '__Host-desk' },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: (input) => {
      const document = jsonSchemaTransformObject(input) as OpenApiDocument;
      shareErrorResponse(document);
      deleteUnusedSchemas(document);
      return document;
    },
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: CONTENT_SECURITY_POLICY });
}

type OpenApiDocument = {
  paths: Record<string, Record<string, { responses?: Record<string, object> }>>;
  components: { schemas: Record<string, object>; responses?: Record<string, object> };
};

/** Every operation refers to one response for its failures. Routes without a response schema send files or redirect. */
function shareErrorResponse({ paths, components }: OpenApiDocument): void {
  components.responses = {
    Error: {
      description: 'The request failed. `message` is the text for the visitor.',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  };
  const failure = { $ref: '#/components/responses/Error' };
  for (const operation of Object.values(paths).flatMap((path) => Object.values(path))) {
    const { responses = {} } = operation;
    const success = Object.keys(responses).some((status) => /^[23]/.test(status))
      ? responses
      : { ...responses, 200: { description: 'A file or a redirect' } };
    operation.responses = { ...success, '4XX': failure, '5XX': failure };
  }
}

function deleteUnusedSchemas(document: OpenApiDocument): void {
  const { schemas } = document.components;
  const used = new Set<string>();
  const markUsed = (part: object): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(
      /"#\/components\/schemas\/([^"]+)"/g,
    )) {
      const schema = schemas[name];
      if (schema === undefined || used.has(name)) continue;
      used.add(name);
      markUsed(schema);
    }
  };
  markUsed(document.paths);
  markUsed(document.components.responses ?? {});
  for (const name of Object.keys(schemas)) if (!used.has(name)) delete schemas[name];
}
