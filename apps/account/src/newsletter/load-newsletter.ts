import { splitAddress } from '@tractor-haat/i18n';
import { type LoaderFunctionArgs, notFound } from '@tractor-haat/platform';

/** A step with the word of a mail's link, or what came of it. */
export type NewsletterState =
  | { readonly step: 'confirm' | 'unsubscribe'; readonly token: string }
  | { readonly step: 'confirmed' | 'unsubscribed' | 'over' };

const ADDRESS =
  /^\/newsletter\/(?:(confirm|unsubscribe)\/([0-9a-f]{48})|(confirmed|unsubscribed|over))$/;

/** The address says everything; whether its word is still good says the answer to the button. */
export async function loadNewsletter({ request }: LoaderFunctionArgs): Promise<NewsletterState> {
  const { path } = splitAddress(new URL(request.url).pathname);
  const [, ask, token = '', result] = ADDRESS.exec(path) ?? [];
  if (ask === 'confirm' || ask === 'unsubscribe') return { step: ask, token };
  if (result === 'confirmed' || result === 'unsubscribed' || result === 'over')
    return { step: result };
  throw notFound();
}
