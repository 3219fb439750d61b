import { Alert } from '@tractor-haat/ui';
import type { FormMessage } from './form-message.ts';
import { useFormTranslations } from './form-translations.ts';

/** Localised message in a live region; renders nothing without a message. */
export function FormMessageLine({ message }: { message: FormMessage | undefined }) {
  const { formatMessage } = useFormTranslations();
  if (!message) return null;
  return <Alert tone={message.isSuccess ? 'ok' : 'bad'}>{formatMessage(message)}</Alert>;
}
