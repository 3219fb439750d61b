import { formatRupees } from '@tractor-haat/i18n';
import { usePage } from '@tractor-haat/platform';
import { Accordion, AccordionItem, Box, Table, Tabs } from '@tractor-haat/ui';
import { Part, Parts } from './part.tsx';
import { useWords } from './words.ts';

const RIVALS = [
  { id: 'mahindra', name: '575 DI', hp: 45, price_inr: 656000 },
  { id: 'swaraj', name: '744 FE', hp: 45, price_inr: 675000 },
  { id: 'massey', name: '241 DI', hp: 42, price_inr: 591000 },
];

/** Tables, lists and accordions. */
export function ContentParts() {
  const word = useWords();
  const { language } = usePage();
  const cells = (of: (rival: (typeof RIVALS)[number]) => string) =>
    Object.fromEntries(RIVALS.map((rival) => [rival.id, of(rival)]));
  return (
    <Parts title={word('contents')} on="ground">
      <Part name="Tabs">
        <Tabs
          label={word('contents')}
          tabs={[
            { id: 'gallery-price', label: word('price'), content: word('price_note') },
            { id: 'gallery-features', label: word('features'), content: word('features_text') },
            { id: 'gallery-questions', label: word('questions'), content: word('answer_one') },
          ]}
        />
      </Part>
      <Part name="Accordion, AccordionItem">
        <Accordion>
          <AccordionItem title={word('question_one')} headingLevel={3} open>
            {word('answer_one')}
          </AccordionItem>
          <AccordionItem title={word('question_two')} headingLevel={3}>
            {word('answer_two')}
          </AccordionItem>
        </Accordion>
      </Part>
      <Part name="Box, Table (its first column stays)">
        <Box>
          <Table
            caption={word('rivals')}
            columns={RIVALS.map(({ id, name }) => ({ id, name, align: 'end' as const }))}
            rows={[
              { id: 'power', name: word('power'), cells: cells(({ hp }) => `${hp} HP`) },
              { id: 'lift', name: word('lift'), cells: cells(() => word('unknown')) },
              {
                id: 'price',
                name: word('price_from'),
                cells: cells(({ price_inr }) => formatRupees(price_inr, language)),
              },
            ]}
          />
        </Box>
      </Part>
    </Parts>
  );
}
