import type { Meta } from '@storybook/react-vite';
import { formatRupees } from '@tractor-haat/i18n';
import { Box } from '../box/box.tsx';
import { useLanguage } from '../workshop/language-context.ts';
import { useTexts } from '../workshop/use-texts.ts';
import { Table } from './table.tsx';

export default { title: 'Table' } satisfies Meta;

const COMPARED_TRACTORS = [
  { id: 'mahindra', name: '575 DI', hp: 45, price_inr: 656_000 },
  { id: 'swaraj', name: '744 FE', hp: 45, price_inr: 675_000 },
  { id: 'massey', name: '241 DI', hp: 42, price_inr: 591_000 },
];

/** The first column stays visible while the table scrolls. */
export function InBox() {
  const text = useTexts();
  const language = useLanguage();
  const cells = (format: (tractor: (typeof COMPARED_TRACTORS)[number]) => string) =>
    Object.fromEntries(COMPARED_TRACTORS.map((tractor) => [tractor.id, format(tractor)]));
  return (
    <Box>
      <Table
        caption={text('rivals')}
        columns={COMPARED_TRACTORS.map(({ id, name }) => ({ id, name, align: 'end' as const }))}
        rows={[
          { id: 'power', name: text('power'), cells: cells(({ hp }) => `${hp} HP`) },
          { id: 'lift', name: text('lift'), cells: cells(() => text('unknown')) },
          {
            id: 'price',
            name: text('price_from'),
            cells: cells(({ price_inr }) => formatRupees(price_inr, language)),
          },
        ]}
      />
    </Box>
  );
}
