import { z } from 'zod';
import { appName, type EnvironmentName, version } from '../names.ts';
import { text } from '../schema.ts';
import { changeRegistryFile } from './registry-dir.ts';

/** A first approval expires after this time, in milliseconds. */
const LIFE_MS = 86_400_000;

const wishSchema = z.object({
  env: z.enum(['production', 'staging']),
  app: appName,
  version,
  who: text,
  at: z.iso.datetime(),
});

const wishesSchema = z.array(wishSchema);

interface Wish {
  readonly env: EnvironmentName;
  readonly app: string;
  readonly version: string;
  readonly who: string;
}

/**
 * Records an approval of a promotion and returns who approved the same one before; null without
 * another approval within a day. Both approvals are consumed.
 */
export async function secondPerson(
  registryDir: string,
  wish: Wish,
  now = Date.now(),
): Promise<string | null> {
  return changeRegistryFile(registryDir, 'wishes.json', wishesSchema, [], (all) => {
    const fresh = all.filter(({ at }) => now - Date.parse(at) < LIFE_MS);
    const isSame = (one: Wish) =>
      one.env === wish.env && one.app === wish.app && one.version === wish.version;
    const other = fresh.find((one) => isSame(one) && one.who !== wish.who);
    if (other) return { next: fresh.filter((one) => !isSame(one)), result: other.who };
    const rest = fresh.filter((one) => !isSame(one));
    return { next: [...rest, { ...wish, at: new Date(now).toISOString() }], result: null };
  });
}
