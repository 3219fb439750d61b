import { Alert } from '@tractor-haat/ui';
import type { Notice } from './notice.ts';
import { useNoticeText } from './use-notice-text.ts';

/** A sentence about the whole form. */
export function SaidAlert({ said }: { said: Notice | undefined }) {
  const say = useNoticeText();
  if (!said) return null;
  return <Alert tone={said.isGood ? 'ok' : 'bad'}>{say(said)}</Alert>;
}
