import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Browser } from '../../domain/enquiries/browser.ts';
import { browserOf, nameBrowser } from './browser-name.ts';
import type { CookieDeps } from './cookies.ts';
import { isKnown } from './known-numbers.ts';

/** What the browser's cookies say of it; one without a name has sent nothing before. */
export function knownBrowser(request: FastifyRequest, deps: CookieDeps): Browser {
  return browserNamed(browserOf(request, deps) ?? '', request, deps);
}

/** The same, of a browser that sends something: it gets a name when it has none. */
export function namedBrowser(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: CookieDeps,
): Browser {
  return browserNamed(nameBrowser(request, reply, deps), request, deps);
}

/** The same, where the hash of its name is known already. */
export function browserNamed(name: string, request: FastifyRequest, deps: CookieDeps): Browser {
  return { name, hasProven: (mobile) => isKnown(request, 'proven', mobile, deps) };
}
