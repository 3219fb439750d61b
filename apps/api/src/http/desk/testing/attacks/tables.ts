import { enquiries } from '../../../../database/schema/enquiries.ts';
import { readCsv } from '../../../../shared/csv/read-csv.ts';
import type { Attack } from './attack.ts';

/** A cell that a spreadsheet would run. */
const formula = (begins: string): Attack => [
  `CSV export: a message that begins with ${JSON.stringify(begins)}`,
  true,
  async ({ api, sales, clock }) => {
    const message = `${begins}1+1`;
    await api.connection.db.insert(enquiries).values({
      primary_id: `formula ${begins.charCodeAt(0)}`,
      form: 'contact',
      status: 'verified',
      name: `${begins}cmd`,
      mobile: '9311111111',
      product_key: '',
      fields: { message },
      page_source: '@page',
      type_id: 97,
      language: 'hi',
      created_at: clock.now(),
      verified_at: clock.now(),
    });
    const { text } = await sales.get('leads.csv?form=contact');
    const cells = readCsv(text).flatMap((row) => row.cells);
    return cells.includes(`'${message}`) && !cells.some((cell) => cell.startsWith(begins));
  },
];

/** Starts of cells that a spreadsheet would run. */
export const TABLES: readonly Attack[] = ['=', '+', '-', '@', '\t', '\r'].map(formula);
