// Regenerates content/places/*.json and docs/reports/places-report.md.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { PLACE_FILES, PLACE_KINDS, type Places } from '@tractor-haat/places';
import { buildDistricts, toDistrictRows } from './build-districts.ts';
import { buildStates, toStateRows } from './build-states.ts';
import { buildTehsils } from './build-tehsils.ts';
import { buildNeighbours, buildTowns } from './build-towns.ts';
import { createDistrictFinder } from './create-district-finder.ts';
import { formatReport } from './format-report.ts';
import { readSources } from './read-sources.ts';
import { Report } from './report.ts';

const repositoryRoot = path.resolve(import.meta.dirname, '../../..');

const output = path.join(repositoryRoot, 'content/places');
const folder = path.join(output, 'corrections');
const report = new Report();
const sources = readSources();
const { offices } = sources;
const states = buildStates(folder);
const districts = buildDistricts(states, sources.districts, folder);
const findDistrict = createDistrictFinder(districts);
const towns = buildTowns({ towns: sources.towns, districts, findDistrict, folder, report });
const places: Places = {
  states: toStateRows(states),
  districts: toDistrictRows(districts),
  tehsils: buildTehsils({ states, districts, findDistrict, towns, offices, folder, report }),
  towns,
  neighbours: buildNeighbours(sources.towns, towns),
};
for (const kind of PLACE_KINDS) {
  // One row per line, so that diffs stay small.
  const lines = places[kind].map((row) => JSON.stringify(row));
  writeFileSync(path.join(output, PLACE_FILES[kind]), `[\n${lines.join(',\n')}\n]\n`);
}
writeFileSync(
  path.join(repositoryRoot, 'docs/reports/places-report.md'),
  formatReport(places, report),
);
