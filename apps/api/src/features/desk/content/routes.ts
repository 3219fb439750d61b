import {
  CONTENT_KINDS,
  contentBody,
  contentListResponse,
  contentQuery,
  contentResponse,
  exactText,
  newContentBody,
  postPreviewBody,
  postPreviewResponse,
} from '@tractor-haat/api-client/contract';
import { z } from 'zod';
import { type App, toResponseSchemas } from '../../../core/server/app.ts';
import type { DeskRouteDeps } from '../guard.ts';
import { createContent } from './create-content.ts';
import { editContent, undoContent } from './edit-content.ts';
import { listContent, loadContentDetail } from './list-content.ts';
import { previewPost } from './post-row.ts';

const kindParams = z.object({ kind: z.enum(CONTENT_KINDS) });
const params = kindParams.extend({ id: exactText().max(100) });

export function addContentRoutes(app: App, deps: DeskRouteDeps): void {
  addContentReadRoutes(app, deps);
  addContentWriteRoutes(app, deps);
}

function addContentReadRoutes(app: App, { db, guard, tags }: DeskRouteDeps): void {
  const onRequest = guard.requireRights('content');
  app.get(
    '/content/:kind',
    {
      onRequest,
      schema: {
        summary: 'Lists the content rows of a kind',
        tags,
        params: kindParams,
        querystring: contentQuery,
        response: toResponseSchemas(contentListResponse),
      },
    },
    async ({ params: { kind }, query }) => ({
      success: true as const,
      message: '',
      ...(await listContent(db, kind, query)),
    }),
  );
  app.get(
    '/content/:kind/:id',
    {
      onRequest,
      schema: {
        summary: 'Returns a content row with its history',
        tags,
        params,
        response: toResponseSchemas(contentResponse),
      },
    },
    async ({ params: { kind, id } }) => ({
      success: true as const,
      data: await loadContentDetail(db, kind, id),
      message: '',
    }),
  );
}

function addContentWriteRoutes(app: App, deps: DeskRouteDeps): void {
  const { guard, tags } = deps;
  const onRequest = guard.requireRights('content');
  app.post(
    '/content/:kind',
    {
      onRequest,
      schema: {
        summary: 'Creates a content row, validated by the rules of an import',
        tags,
        params: kindParams,
        body: newContentBody,
        response: toResponseSchemas(contentResponse),
      },
    },
    async (request) => {
      const { kind } = request.params;
      const data = await createContent(deps, guard.getUser(request), kind, request.body.fields);
      return { success: true as const, data, message: 'Saved.' };
    },
  );
  app.post(
    '/content/posts/preview',
    {
      onRequest,
      schema: {
        summary: 'Renders the Markdown of a post as the site shows it',
        tags,
        body: postPreviewBody,
        response: toResponseSchemas(postPreviewResponse),
      },
    },
    async ({ body }) => ({ success: true as const, data: previewPost(body), message: '' }),
  );
  app.patch(
    '/content/:kind/:id',
    {
      onRequest,
      schema: {
        summary: 'Updates fields of a content row, unless its revision has changed',
        tags,
        params,
        body: contentBody,
        response: toResponseSchemas(contentResponse),
      },
    },
    async (request) => {
      const { kind, id } = request.params;
      const data = await editContent(
        deps,
        guard.getUser(request),
        { kind, contentId: id },
        request.body,
      );
      return { success: true as const, data, message: 'Saved.' };
    },
  );
  app.post(
    '/content/:kind/:id/undo',
    {
      onRequest,
      schema: {
        summary: 'Reverts the last change of a content row',
        tags,
        params,
        response: toResponseSchemas(contentResponse),
      },
    },
    async (request) => {
      const { kind, id } = request.params;
      const data = await undoContent(deps, guard.getUser(request), { kind, contentId: id });
      return { success: true as const, data, message: 'Undone.' };
    },
  );
}
