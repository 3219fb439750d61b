import { Alert } from '@tractor-haat/ui';
import type { Said } from './said.ts';
import { useSay } from './use-say.ts';

/** A sentence about the whole form. */
export function SaidAlert({ said }: { said: Said | undefined }) {
  const say = useSay();
  if (!said) return null;
  return <Alert tone={said.isGood ? 'ok' : 'bad'}>{say(said)}</Alert>;
}
