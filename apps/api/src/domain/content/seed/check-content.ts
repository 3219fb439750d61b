import { ContentError, type RowError } from '../../../shared/content-rows/content-error.ts';
import { brandRow, implementRow, typeRow, videoRow } from '../../../shared/content-rows/rows.ts';
import { validateRows } from '../../../shared/content-rows/validate-rows.ts';
import { checkReferences } from './check-references.ts';
import type { Content } from './content.ts';
import type { ContentFiles } from './content-files.ts';

export function checkContent({ texts, clips }: ContentFiles): Content {
  const errors: RowError[] = [];
  const content = {
    types: validateRows('implement-types.json', texts['implement-types.json'], typeRow, errors),
    brands: validateRows('implement-brands.json', texts['implement-brands.json'], brandRow, errors),
    implements: validateRows('implements.json', texts['implements.json'], implementRow, errors),
    videos: validateRows('videos.json', texts['videos.json'], videoRow, errors),
  };
  // `content` lacks the invalid rows, so references to them would be reported too.
  if (errors.length === 0) errors.push(...checkReferences(content, clips));
  if (errors.length > 0) throw new ContentError(errors);
  return content;
}
