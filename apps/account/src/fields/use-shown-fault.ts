import { useNoticeText } from '../flow/use-notice-text.ts';
import type { Meta } from '../form/use-field.ts';

/**
 * The fault of a field that is worth saying now: after the form was sent, or when the visitor has left a field
 * with something in it. `given` is what the server found before this page was made.
 */
export function useShownFault(meta: Meta, value: string, given?: string): string | undefined {
  const say = useNoticeText();
  const reason = faultOf(meta, value) ?? (meta.modified || meta.submitFailed ? undefined : given);
  return reason === undefined ? undefined : say({ reason });
}

function faultOf({ error, submitError, submitFailed, left }: Meta, value: string) {
  if (submitError) return submitError;
  return submitFailed || (left && value !== '') ? error : undefined;
}
