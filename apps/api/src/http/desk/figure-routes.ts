import { figuresAnswer, figuresQuery } from '@tractor-haat/api-client/contract';
import { figures } from '../../domain/desk/figures/figures.ts';
import { answers } from '../server/answers.ts';
import type { App } from '../server/app-type.ts';
import type { DeskRoutes } from './desk-routes.ts';

export function addFigureRoutes(app: App, { db, clock, guard, tags }: DeskRoutes): void {
  app.get(
    '/figures',
    {
      onRequest: guard.needs('figures'),
      schema: {
        summary: 'Counts the leads, codes, calls and failures of the last days',
        tags,
        querystring: figuresQuery,
        response: answers(figuresAnswer),
      },
    },
    async ({ query }) => ({
      success: true as const,
      data: await figures(db, query.days, clock()),
      message: '',
    }),
  );
}
