import { Alert } from '@tractor-haat/ui';
import type { FormMessage } from './form-message.ts';
import { useFormTranslations } from './form-translations.ts';

/** Displays a message in a live region, or renders nothing if `message` is undefined. */
export function FormMessageLine({ message }: { message: FormMessage | undefined }) {
  const { formatMessage } = useFormTranslations();
  if (!message) return null;
  return <Alert tone={message.isSuccess ? 'ok' : 'bad'}>{formatMessage(message)}</Alert>;
}
