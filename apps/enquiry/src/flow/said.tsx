import { Alert } from '@tractor-haat/ui';
import { useSayFailure } from '../form/field-texts.ts';
import type { Failure } from './failure.ts';

/** What went wrong, in the visitor's language. */
export function Said({ failure }: { failure: Failure }) {
  const sayFailure = useSayFailure();
  return <Alert>{sayFailure(failure)}</Alert>;
}
