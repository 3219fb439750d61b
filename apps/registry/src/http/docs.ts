import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { App } from './app-type.ts';

/** Collects the schemas of all routes that are added after it. */
export async function addDocs(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Tractor Haat registry',
        description: 'Publishing, promoting and rolling back remotes and the shell.',
        version: '1',
      },
      components: {
        securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'MFE_TOKEN' } },
      },
      security: [{ token: [] }],
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(swaggerUi, { routePrefix: '/docs' });
}
