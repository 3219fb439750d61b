import { groupModelsByBrand } from './group-models-by-brand.ts';

const createTractorName = (id: number, brand: string, model: string) => ({
  id,
  slug: `${brand}-${id}`,
  brand_slug: brand,
  brand_name: { text: brand.toUpperCase(), language: 'en' as const },
  model,
});

test('groups models by brand in their original order', () => {
  const names = [
    createTractorName(5, 'swaraj', '744 FE'),
    createTractorName(9, 'ace', 'DI 350'),
    createTractorName(2, 'swaraj', '855'),
  ];
  expect(groupModelsByBrand(names)).toEqual([
    {
      brand: 'SWARAJ',
      models: [
        { id: 5, model: '744 FE' },
        { id: 2, model: '855' },
      ],
    },
    { brand: 'ACE', models: [{ id: 9, model: 'DI 350' }] },
  ]);
  expect(groupModelsByBrand([])).toEqual([]);
});
