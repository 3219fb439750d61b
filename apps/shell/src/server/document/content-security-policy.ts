import { createHash } from 'node:crypto';
import { headScript } from './head-script.ts';

const headScriptHash = `'sha256-${createHash('sha256').update(headScript).digest('base64')}'`;

/** Allows this origin's files, the one inline script and these inlined style sheets. */
export function contentSecurityPolicy(styleHashes: readonly string[]): string {
  const styles = styleHashes.map((hash) => `'${hash}'`).join(' ');
  return [
    "default-src 'none'",
    `script-src 'self' ${headScriptHash}`,
    `style-src 'self' ${styles}`,
    // React writes style attributes for sizes that depend on data.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    // YouTube player on its cookieless domain, loaded after the visitor presses play.
    'frame-src https://www.youtube-nocookie.com',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}
