import { splitAddress } from '@tractor-haat/i18n';
import type { ArtifactRecord } from '@tractor-haat/registry';

const parts = (path: string) => path.split('/').filter((part) => part !== '');

const isLike = (pattern: readonly string[], path: readonly string[]) =>
  path.length <= pattern.length &&
  pattern.every((part, place) => {
    const given = path[place];
    if (given === undefined) return part.endsWith('?');
    return part.startsWith(':') || part.replace(/\?$/, '') === given;
  });

/**
 * The pattern of a page, as its remote declares it: what the logs say of where something failed. An address itself
 * is never logged, for visitors type addresses, too.
 */
export function pagePattern(url: URL, remotes: readonly Pick<ArtifactRecord, 'routes'>[]): string {
  const path = parts(splitAddress(url.pathname).path);
  const fitting = remotes
    .flatMap(({ routes }) => routes)
    .filter((pattern) => isLike(parts(pattern), path));
  // Fixed parts come before parameters, as when the page's owner is looked for.
  const named = (pattern: string) => pattern.split(':').length;
  return fitting.sort((one, other) => named(one) - named(other))[0] ?? 'none';
}
