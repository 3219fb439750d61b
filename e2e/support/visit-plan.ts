import { implementTypes, LIST } from './content.ts';
import { ALL_LANGUAGES, type AnyLanguage } from './head-faults.ts';
import { type SiteRoute, siteRoutes } from './site-routes.ts';

/** A phone and a wide screen. */
export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1350, height: 900 };

export interface Visit {
  readonly route: SiteRoute;
  readonly language: AnyLanguage;
  readonly screen: typeof PHONE;
}

/** All routes in all languages on both screens, and the list of each type of implement beside them. */
function everyVisit(): Visit[] {
  const types = implementTypes.map(({ slug }) => ({
    name: `${LIST}/${slug}`,
    at: `${LIST}/${slug}`,
  }));
  return [...siteRoutes, ...types].flatMap((route) =>
    ALL_LANGUAGES.flatMap((language) =>
      [PHONE, DESKTOP].map((screen) => ({ route, language, screen })),
    ),
  );
}

/**
 * Each route once on a phone and once on a wide screen, in English on one and in Hindi on the other, by turns: so both
 * languages are met by half of all routes on each screen. Every fourth route is visited in Gujarati or Marathi too.
 */
function coveringVisits(): Visit[] {
  return siteRoutes.flatMap((route, place) => {
    const [narrow, wide] = place % 2 === 0 ? (['en', 'hi'] as const) : (['hi', 'en'] as const);
    const others = {
      language: place % 8 === 0 ? 'gu' : 'mr',
      screen: place % 16 < 8 ? PHONE : DESKTOP,
    } as const;
    return [
      { route, language: narrow, screen: PHONE },
      { route, language: wide, screen: DESKTOP },
      ...(place % 4 === 0 ? [{ route, ...others }] : []),
    ];
  });
}

/** The visits of this run: the full product under `TEST_FULL=1`. */
export const visits = process.env.TEST_FULL === '1' ? everyVisit() : coveringVisits();
