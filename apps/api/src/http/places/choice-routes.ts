import {
  districtsAnswer,
  districtsBody,
  statesAnswer,
  statesQuery,
  statesWithDistrictsAnswer,
  statesWithDistrictsQuery,
  tehsilsAnswer,
  tehsilsBody,
} from '@tractor-haat/api-client/contract';
import type { DealerCounts } from '../../domain/dealers/counts.ts';
import { inLanguage } from '../../domain/places/in-language.ts';
import type { DistrictFound, PlaceReads } from '../../domain/places/reads.ts';
import { Refusal } from '../../shared/refusal.ts';
import { answers } from '../server/answers.ts';
import type { App } from '../server/app-type.ts';
import { cachePublicly } from '../server/caching.ts';

const tags = ['places'];
const success = true as const;

/** Choices of state, district and tehsil; an unknown parent has no children. */
export function addPlaceChoiceRoutes(
  app: App,
  reads: PlaceReads,
  dealerCounts: DealerCounts,
): void {
  app.get(
    '/api/all_state',
    {
      schema: {
        summary: 'All states and union territories',
        tags,
        querystring: statesQuery,
        response: answers(statesAnswer),
      },
    },
    async ({ query: { language } }, reply) => {
      const rows = inLanguage(await reads.states(), language);
      cachePublicly(reply);
      return { success, data: rows.map(({ slug, text }) => ({ state: text, slug })) };
    },
  );
  app.post(
    '/api/all_district',
    {
      schema: {
        summary: 'Districts of a state',
        tags,
        body: districtsBody,
        response: answers(districtsAnswer),
      },
    },
    async ({ body: { state, district, language } }, reply) => {
      const rows = inLanguage(await reads.districts(state ?? district ?? ''), language);
      reply.header('cache-control', 'no-store');
      return { success, data: rows.map(({ slug, text }) => ({ district: text, slug })) };
    },
  );
  app.post(
    '/api/all_tehsil',
    {
      schema: {
        summary: 'Tehsils of a district',
        tags,
        body: tehsilsBody,
        response: answers(tehsilsAnswer),
      },
    },
    async ({ body: { district, state, language } }, reply) => {
      const found = onlyOne(await reads.findDistricts(district, state));
      const rows = found === undefined ? [] : inLanguage(await reads.tehsils(found.id), language);
      reply.header('cache-control', 'no-store');
      return { success, data: rows.map(({ slug, text }) => ({ tehsil: text, slug })) };
    },
  );
  app.get(
    '/api/state_city_list',
    {
      schema: {
        summary: 'All states with their districts, and how many dealers are there',
        tags,
        querystring: statesWithDistrictsQuery,
        response: answers(statesWithDistrictsAnswer),
      },
    },
    async ({ query: { language, kind } }, reply) => {
      const [states, districts, counts] = await Promise.all([
        reads.states(),
        reads.allDistricts(),
        dealerCounts(kind),
      ]);
      const named = inLanguage(districts, language);
      const of = (slug: string) => named.filter(({ state }) => state === slug);
      cachePublicly(reply);
      const data = inLanguage(states, language).map(({ slug, text }) => ({
        state: text,
        slug,
        dealers: counts.get(slug) ?? 0,
        districts: of(slug).map((one) => ({
          district: one.text,
          slug: one.slug,
          dealers: counts.get(`${slug}/${one.slug}`) ?? 0,
        })),
      }));
      return { success, data };
    },
  );
}

/** Throws a 400 where a name means districts of several states. */
function onlyOne(found: readonly DistrictFound[]): DistrictFound | undefined {
  if (found.length > 1) {
    const where = found.map(({ state }) => state).sort();
    throw new Refusal('BAD_REQUEST', `This district is in ${where.join(' and ')}: give the state.`);
  }
  return found[0];
}
