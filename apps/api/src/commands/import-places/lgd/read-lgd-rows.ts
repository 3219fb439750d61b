import { z } from 'zod';
import { ContentError, type RowError } from '../../../shared/content-rows/content-error.ts';
import { readCsv } from '../../../shared/csv/read-csv.ts';
import { StartupError } from '../../../shared/startup-error.ts';

/** A sub-district (tehsil) of the Local Government Directory, with its name in the state's language. */
export type LgdRow = {
  line: number;
  state: string;
  district: string;
  tehsil: string;
  localName: string | undefined;
};

const nameSchema = z
  .string()
  .min(1, 'is empty')
  .max(80, 'is longer than 80 characters')
  .regex(/^[\p{L}\p{M}\p{N} .,'’()/&-]+$/u, 'is no name');

const lgdRowSchema = z.object({
  state: nameSchema,
  district: nameSchema,
  tehsil: nameSchema,
  localName: nameSchema.optional(),
});

/** Downloads of the directory differ in their column titles. */
const COLUMN_PATTERNS = {
  state: /^state(?:orut)?name(?:inenglish)?$/,
  district: /^districtname(?:inenglish)?$/,
  tehsil: /^subdistrictname(?:inenglish)?$/,
} as const;
const LOCAL_NAME_PATTERN = /^subdistrictnameinlocal(?:language)?$/;

export function readLgdRows(text: string, file: string): LgdRow[] {
  const [header, ...lines] = readCsv(text);
  const titles = (header?.cells ?? []).map((cell) => cell.toLowerCase().replace(/[^a-z]/g, ''));
  const findColumn = (kind: keyof typeof COLUMN_PATTERNS) => {
    const index = titles.findIndex((title) => COLUMN_PATTERNS[kind].test(title));
    if (index < 0) {
      throw new StartupError(
        `${file} has no column for the name of the ${kind}; its columns are: ${header?.cells.join(', ')}.`,
      );
    }
    return index;
  };
  const columns = {
    state: findColumn('state'),
    district: findColumn('district'),
    tehsil: findColumn('tehsil'),
    local: titles.findIndex((title) => LOCAL_NAME_PATTERN.test(title)),
  };
  const rowErrors: RowError[] = [];
  const rows = lines.flatMap(({ line, cells }) => {
    const tehsil = cells[columns.tehsil] ?? '';
    const { data, error } = lgdRowSchema.safeParse({
      state: cells[columns.state] ?? '',
      district: cells[columns.district] ?? '',
      tehsil,
      localName: cells[columns.local] || undefined,
    });
    if (error === undefined) return [{ line, ...data, localName: data.localName }];
    for (const { path, message } of error.issues) {
      rowErrors.push({ file, row: line, name: tehsil, reason: `${path.join('.')}: ${message}` });
    }
    return [];
  });
  if (lines.length === 0) throw new StartupError(`${file} has no rows.`);
  if (rowErrors.length > 0) throw new ContentError(rowErrors);
  return rows;
}
