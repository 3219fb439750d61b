import { ALL_LANGUAGES, type AnyLanguage, IMPLEMENTS_PATH, implementTypes } from './content.ts';
import { type SiteRoute, siteRoutes } from './site-routes.ts';

export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1350, height: 900 };

export interface Visit {
  readonly route: SiteRoute;
  readonly language: AnyLanguage;
  readonly screen: typeof PHONE;
  /** axe runs in one of the visits to each route. */
  readonly hasAxe: boolean;
}

/** All routes in all languages on both screens, and the list of each type of implement. */
function listAllVisits(): Visit[] {
  // One of the types is also a route, so its list is not added again.
  const named = new Set(siteRoutes.map(({ name }) => name));
  const types = implementTypes
    .map(({ slug }) => ({ name: `${IMPLEMENTS_PATH}/${slug}`, path: `${IMPLEMENTS_PATH}/${slug}` }))
    .filter(({ name }) => !named.has(name));
  return [...siteRoutes, ...types].flatMap((route) =>
    ALL_LANGUAGES.flatMap((language) =>
      [PHONE, DESKTOP].map((screen) => ({ route, language, screen, hasAxe: true })),
    ),
  );
}

/**
 * Visits each kind of page once, alternating between phone and desktop and between English and Hindi, every eighth page
 * in Gujarati or Marathi. Pages that are alike are skipped.
 */
const listShortVisits = (): Visit[] =>
  siteRoutes
    .filter(({ isVariant }) => !isVariant)
    .map((route, index) => {
      const rareLanguage = index % 16 < 8 ? 'gu' : 'mr';
      const language = index % 4 === 1 || index % 4 === 2 ? 'hi' : 'en';
      return {
        route,
        language: index % 8 === 7 ? rareLanguage : language,
        screen: index % 2 === 0 ? PHONE : DESKTOP,
        hasAxe: true,
      };
    });

/** `TEST_FULL=1` selects all combinations. */
export const visits = process.env.TEST_FULL === '1' ? listAllVisits() : listShortVisits();
