import { createHmac } from 'node:crypto';
import { domainToASCII } from 'node:url';

/** Providers that ignore dots in front of the @; both names lead to one mailbox. */
const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox behind an address, so that each way to write it counts as one: small letters, without a plus tag, the host
 * as DNS knows it.
 */
export function toMailbox(email: string): string {
  const at = email.lastIndexOf('@');
  const host = email.slice(at + 1).toLowerCase();
  const domain = domainToASCII(host) || host;
  const [local = ''] = email.slice(0, at).normalize('NFKC').toLowerCase().split('+');
  if (!WITHOUT_DOTS.has(domain)) return `${local}@${domain}`;
  return `${local.replaceAll('.', '')}@gmail.com`;
}

/** Key of a mailbox's quota. Keyed: an erasure does not look through the limits for addresses. */
export function mailboxKey(key: string, email: string): string {
  const hash = createHmac('sha256', key).update(JSON.stringify(['mailbox', toMailbox(email)]));
  return `newsletter:mailbox:${hash.digest('base64url').slice(0, 22)}`;
}
