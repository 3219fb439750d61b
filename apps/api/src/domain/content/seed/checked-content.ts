import { validateRows } from '../../../shared/content-rows/checked-rows.ts';
import { ContentError, type RowError } from '../../../shared/content-rows/content-problem.ts';
import { brandRow, implementRow, typeRow, videoRow } from '../../../shared/content-rows/rows.ts';
import { checkReferences } from './check-references.ts';
import type { Content } from './content.ts';
import type { ContentFiles } from './content-files.ts';

/** Checks every row. Throws `ContentError` with all mistakes. */
export function checkedContent({ texts, clips }: ContentFiles): Content {
  const problems: RowError[] = [];
  const content = {
    types: validateRows('implement-types.json', texts['implement-types.json'], typeRow, problems),
    brands: validateRows(
      'implement-brands.json',
      texts['implement-brands.json'],
      brandRow,
      problems,
    ),
    implements: validateRows('implements.json', texts['implements.json'], implementRow, problems),
    videos: validateRows('videos.json', texts['videos.json'], videoRow, problems),
  };
  // With missing rows, references would fail and row numbers would be wrong.
  if (problems.length === 0) problems.push(...checkReferences(content, clips));
  if (problems.length > 0) throw new ContentError(problems);
  return content;
}
