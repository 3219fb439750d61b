import { createHmac } from 'node:crypto';
import { domainToASCII } from 'node:url';

/** Providers that ignore dots before the @. */
const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com']);

/**
 * Normalises an e-mail address to its mailbox, so that all spellings count as one: lower case, without a plus tag, the
 * host in ASCII.
 */
export function toMailbox(email: string): string {
  const at = email.lastIndexOf('@');
  const host = email.slice(at + 1).toLowerCase();
  const domain = domainToASCII(host) || host;
  const [local = ''] = email.slice(0, at).normalize('NFKC').toLowerCase().split('+');
  if (!WITHOUT_DOTS.has(domain)) return `${local}@${domain}`;
  return `${local.replaceAll('.', '')}@gmail.com`;
}

/** Quota key of a mailbox. A keyed hash: an erasure does not search the limits for addresses. */
export function createMailboxKey(key: string, email: string): string {
  const hash = createHmac('sha256', key).update(JSON.stringify(['mailbox', toMailbox(email)]));
  return `newsletter:mailbox:${hash.digest('base64url').slice(0, 22)}`;
}
