import { usePage } from '@tractor-haat/platform';
import { type Mode, PAGE_OF } from '../flow/mode.ts';

/** What goes with a form that a browser without JavaScript sends. */
export function PlainFields({ mode }: { mode: Mode }) {
  const { language } = usePage();
  return (
    <>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="page" value={PAGE_OF[mode]} />
    </>
  );
}
