import { draw } from '@tractor-haat/drawings';
import type { Field } from '../markdown/front-matter.ts';
import type { Mistakes } from '../markdown/mistakes.ts';

export type PictureParts = { kind: string; id: string; view: string };

/** Parses `kind/id/view` and checks that the drawing exists. */
export function pictureParts({ value, line }: Field, mistake: Mistakes): PictureParts {
  const [kind = '', id = '', view = '', ...more] = value.split('/');
  if (value !== '' && (more.length > 0 || draw(kind, id, view) === null)) {
    mistake(line, `picture: there is no drawing "${value}" (kind/id/view)`);
  }
  return { kind, id, view };
}
