import { z } from 'zod';
import { ContentError, type RowError } from '../../../shared/content-rows/content-problem.ts';
import { readCsv } from '../../../shared/csv/read-csv.ts';
import { StartupError } from '../../../shared/start-problem.ts';

/**
 * A sub-district (tehsil) of the Local Government Directory. `line` is its line in the file, `localName` its name in
 * the language of the state.
 */
export type LgdRow = {
  line: number;
  state: string;
  district: string;
  tehsil: string;
  localName: string | undefined;
};

const name = z
  .string()
  .min(1, 'is empty')
  .max(80, 'is longer than 80 characters')
  .regex(/^[\p{L}\p{M}\p{N} .,'’()/&-]+$/u, 'is no name');

const checked = z.object({ state: name, district: name, tehsil: name, localName: name.optional() });

/** Headings of the columns; the directory words them differently in each file. */
const COLUMNS = {
  state: /^state(?:orut)?name(?:inenglish)?$/,
  district: /^districtname(?:inenglish)?$/,
  tehsil: /^subdistrictname(?:inenglish)?$/,
} as const;
const LOCAL = /^subdistrictnameinlocal(?:language)?$/;

/** Reads the file. Throws `ContentError` with every wrong line. */
export function readLgdRows(text: string, file: string): LgdRow[] {
  const [head, ...lines] = readCsv(text);
  const titles = (head?.cells ?? []).map((cell) => cell.toLowerCase().replace(/[^a-z]/g, ''));
  const column = (kind: keyof typeof COLUMNS) => {
    const at = titles.findIndex((title) => COLUMNS[kind].test(title));
    if (at < 0) {
      throw new StartupError(
        `${file} has no column for the name of the ${kind}; its columns are: ${head?.cells.join(', ')}.`,
      );
    }
    return at;
  };
  const columns = {
    state: column('state'),
    district: column('district'),
    tehsil: column('tehsil'),
    local: titles.findIndex((title) => LOCAL.test(title)),
  };
  const problems: RowError[] = [];
  const rows = lines.flatMap(({ line, cells }) => {
    const tehsil = cells[columns.tehsil] ?? '';
    const { data, error } = checked.safeParse({
      state: cells[columns.state] ?? '',
      district: cells[columns.district] ?? '',
      tehsil,
      localName: cells[columns.local] || undefined,
    });
    if (error === undefined) return [{ line, ...data, localName: data.localName }];
    for (const { path, message } of error.issues) {
      problems.push({ file, row: line, name: tehsil, reason: `${path.join('.')}: ${message}` });
    }
    return [];
  });
  if (lines.length === 0) throw new StartupError(`${file} has no rows.`);
  if (problems.length > 0) throw new ContentError(problems);
  return rows;
}
