import { type Previewed, signPreview, verifyPreview } from '@tractor-haat/registry';

const NAME = 'preview';

/** A preview ends by itself, though its link may still be opened again. */
const LIFE_MS = 3_600_000;

const attributes = (origin: string) =>
  `Path=/; HttpOnly; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`;

/** A `Set-Cookie` value that shows these versions to the visitor for an hour. */
export function previewCookie(key: string, origin: string, apps: Previewed[]): string {
  const token = signPreview(key, 'cookie', { apps, until_ms: Date.now() + LIFE_MS });
  return `${NAME}=${token}; Max-Age=${LIFE_MS / 1000}; ${attributes(origin)}`;
}

/** A `Set-Cookie` value that ends the preview. */
export const endedPreview = (origin: string) => `${NAME}=; Max-Age=0; ${attributes(origin)}`;

/** The cookie's token in a `Cookie` header. */
export function tokenIn(header: string | undefined): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const [name, ...value] = pair.split('=');
    if (name?.trim() === NAME) return value.join('=').trim();
  }
  return undefined;
}

/** What the visitor's cookie names; null without one that this site has signed and that is not over. */
export function cookieOf(key: string, header: string | undefined) {
  const token = tokenIn(header);
  return token ? verifyPreview(key, 'cookie', token) : null;
}
