import { createHash } from 'node:crypto';
import { headScript } from './head-script.ts';

const headScriptHash = `'sha256-${createHash('sha256').update(headScript).digest('base64')}'`;

/** Only this site's own files, the one inline script and exactly these inlined style sheets. */
export function contentSecurityPolicy(styleHashes: readonly string[]): string {
  const styles = styleHashes.map((hash) => `'${hash}'`).join(' ');
  return [
    "default-src 'none'",
    `script-src 'self' ${headScriptHash}`,
    `style-src 'self' ${styles}`,
    // React writes style attributes for sizes that only the data knows.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    // A video at YouTube, once the visitor has pressed play: its domain that sets no cookies.
    'frame-src https://www.youtube-nocookie.com',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}
