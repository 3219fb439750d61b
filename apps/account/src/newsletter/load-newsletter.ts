import { parseLocalizedPath } from '@tractor-haat/i18n';
import { type LoaderFunctionArgs, notFound } from '@tractor-haat/platform';

export type NewsletterState =
  | { readonly step: 'confirm' | 'unsubscribe'; readonly token: string }
  | { readonly step: 'confirmed' | 'unsubscribed' | 'over' };

/** `/newsletter/confirm/<token>` is the link in an e-mail, `/newsletter/confirmed` the page after the submit. */
const NEWSLETTER_PATH =
  /^\/newsletter\/(?:(confirm|unsubscribe)\/([0-9a-f]{48})|(confirmed|unsubscribed|over))$/;

/** The API validates the token when the form is submitted, not on load. */
export async function loadNewsletter({ request }: LoaderFunctionArgs): Promise<NewsletterState> {
  const { path } = parseLocalizedPath(new URL(request.url).pathname);
  const [, action, token = '', result] = NEWSLETTER_PATH.exec(path) ?? [];
  if (action === 'confirm' || action === 'unsubscribe') return { step: action, token };
  if (result === 'confirmed' || result === 'unsubscribed' || result === 'over')
    return { step: result };
  throw notFound();
}
