import type { z } from 'zod';
import { checkReferences } from './check-references.ts';
import type { ContentFile, ContentFiles } from './content-files.ts';
import { ContentProblem, type RowProblem } from './content-problem.ts';
import {
  type BrandRow,
  brandRow,
  type ImplementRow,
  implementRow,
  type TypeRow,
  typeRow,
  type VideoRow,
  videoRow,
} from './rows.ts';

/** Content of which every row is right by itself and with the others. */
export type Content = {
  types: TypeRow[];
  brands: BrandRow[];
  implements: ImplementRow[];
  videos: VideoRow[];
};

/** Checks every row. Throws `ContentProblem` with all mistakes together. */
export function checkedContent({ texts, clips }: ContentFiles): Content {
  const problems: RowProblem[] = [];
  const rowsOf = <T>(file: ContentFile, schema: z.ZodType<T>): T[] =>
    parsed(file, texts[file], problems).flatMap((row, index) => {
      const { data, error } = schema.safeParse(row);
      if (error === undefined) return [data];
      for (const { path, message } of error.issues) {
        const reason = `${path.join('.') || 'row'}: ${message}`;
        problems.push({ file, row: index + 1, name: nameOf(row), reason });
      }
      return [];
    });
  const content = {
    types: rowsOf('implement-types.json', typeRow),
    brands: rowsOf('implement-brands.json', brandRow),
    implements: rowsOf('implements.json', implementRow),
    videos: rowsOf('videos.json', videoRow),
  };
  // References mean little while rows are missing, and row numbers would be off.
  if (problems.length === 0) problems.push(...checkReferences(content, clips));
  if (problems.length > 0) throw new ContentProblem(problems);
  return content;
}

function parsed(file: string, text: string, problems: RowProblem[]): unknown[] {
  try {
    const rows: unknown = JSON.parse(text);
    if (Array.isArray(rows)) return rows;
    problems.push({ file, row: 0, name: 'whole file', reason: 'must be a list of rows' });
  } catch (cause) {
    const reason = `is not JSON: ${cause instanceof Error ? cause.message : cause}`;
    problems.push({ file, row: 0, name: 'whole file', reason });
  }
  return [];
}

function nameOf(row: unknown): string {
  if (typeof row !== 'object' || row === null) return 'no name';
  if ('key' in row) return String(row.key);
  return 'slug' in row ? String(row.slug) : 'no name';
}
