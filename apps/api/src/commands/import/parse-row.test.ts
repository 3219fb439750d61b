import { CATALOGUE_ENTITIES } from '../../features/content/catalogue-rows/catalogue-entities.ts';
import type { Entity } from '../../features/content/catalogue-rows/entity.ts';
import { parseRow, toCells, toRowShape } from './read-rows.ts';

function requireEntity(name: string): Entity {
  const entity = CATALOGUE_ENTITIES.find((candidate) => candidate.name === name);
  if (!entity) throw new Error(`There is no entity ${name}.`);
  return entity;
}

const parseCells = (name: string, cells: Record<string, string>) =>
  parseRow(Object.keys(cells), Object.values(cells), toRowShape(requireEntity(name)));

test('parseRow converts a cell to a number, boolean, list or null by the type of its column', () => {
  expect(
    parseCells('tractors', {
      hp: '45.5',
      cylinders: '',
      cabin_ac: 'TRUE',
      rear_tyres: '13.6-28 | 14.9-28',
    }),
  ).toEqual({ hp: 45.5, cylinders: null, cabin_ac: true, rear_tyres: ['13.6-28', '14.9-28'] });
});

test('does not convert digits in a text column to a number', () => {
  expect(parseCells('tractors', { model: '575', key: '12' })).toEqual({ model: '575', key: '12' });
});

test('parses dotted columns as nested fields and omits an empty translation', () => {
  expect(parseCells('tractor-brands', { 'name.en': 'Swaraj', 'name.hi': '' })).toEqual({
    name: { en: 'Swaraj' },
  });
});

test('parses an empty nested field as null, and an object with only empty fields as null', () => {
  const report = { 'test_report.number': '', 'test_report.declared_pto_kw': '' };
  expect(parseCells('tractors', report)).toEqual({ test_report: null });
  expect(parseCells('tractors', { ...report, 'test_report.number': 'T-1' })).toEqual({
    test_report: { number: 'T-1', declared_pto_kw: null },
  });
});

test('parseRow restores a row from the cells that toCells returns', () => {
  const row = { key: 'a', hp: 45, rear_tyres: ['13.6-28'], cabin_ac: false, series: null };
  const { columns, cells } = toCells([row]);
  expect(parseRow(columns, cells[0] ?? [], toRowShape(requireEntity('tractors')))).toEqual(row);
});
