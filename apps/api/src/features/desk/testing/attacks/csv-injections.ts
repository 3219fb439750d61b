import { readCsv } from '../../../../core/files/read-csv.ts';
import { enquiries } from '../../../enquiries/forms/tables.ts';
import type { Attack } from './attack.ts';

/** Spreadsheets run a cell with this prefix as a formula. */
const createFormulaAttack = (prefix: string): Attack => ({
  name: `CSV export of a message that starts with ${JSON.stringify(prefix)}`,
  outcome: true,
  run: async ({ api, sales, clock }) => {
    const message = `${prefix}1+1`;
    await api.connection.db.insert(enquiries).values({
      primary_id: `formula ${prefix.charCodeAt(0)}`,
      form: 'contact',
      status: 'verified',
      name: `${prefix}cmd`,
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
    return cells.includes(`'${message}`) && !cells.some((cell) => cell.startsWith(prefix));
  },
});

export const CSV_INJECTIONS: readonly Attack[] = ['=', '+', '-', '@', '\t', '\r'].map(
  createFormulaAttack,
);
