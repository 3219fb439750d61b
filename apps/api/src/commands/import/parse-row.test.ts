import { CATALOGUE_ENTITIES } from '../../domain/catalogue/catalogue-data/catalogue-entities.ts';
import type { Entity } from '../../domain/catalogue/catalogue-data/entity.ts';
import { parseRow, toCells, toRowShape } from './parse-row.ts';

const entity = (name: string): Entity => {
  const found = CATALOGUE_ENTITIES.find((one) => one.name === name);
  if (!found) throw new Error(name);
  return found;
};
const read = (name: string, cells: Record<string, string>) =>
  parseRow(Object.keys(cells), Object.values(cells), toRowShape(entity(name)));

test('converts cells to numbers, booleans, lists and null by column', () => {
  expect(
    read('tractors', {
      hp: '45.5',
      cylinders: '',
      cabin_ac: 'TRUE',
      rear_tyres: '13.6-28 | 14.9-28',
    }),
  ).toEqual({ hp: 45.5, cylinders: null, cabin_ac: true, rear_tyres: ['13.6-28', '14.9-28'] });
});

test('keeps a text of digits as text', () => {
  expect(read('tractors', { model: '575', key: '12' })).toEqual({ model: '575', key: '12' });
});

test('parses dotted columns as nested fields, omits an empty translation', () => {
  expect(read('tractor-brands', { 'name.en': 'Swaraj', 'name.hi': '' })).toEqual({
    name: { en: 'Swaraj' },
  });
});

test('sets an empty report to null, fills a partial one with nulls', () => {
  const report = { 'test_report.number': '', 'test_report.declared_pto_kw': '' };
  expect(read('tractors', report)).toEqual({ test_report: null });
  expect(read('tractors', { ...report, 'test_report.number': 'T-1' })).toEqual({
    test_report: { number: 'T-1', declared_pto_kw: null },
  });
});

test('parses the rows that it formatted', () => {
  const row = { key: 'a', hp: 45, rear_tyres: ['13.6-28'], cabin_ac: false, series: null };
  const { columns, cells } = toCells([row]);
  expect(parseRow(columns, cells[0] ?? [], toRowShape(entity('tractors')))).toEqual(row);
});
