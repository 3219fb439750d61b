import { type Clock, systemClock } from '../clock.ts';

type Kept<Value> = { value: Value; revision: string; at: number };

/** How a value is made and kept. */
export type Keeping<Value> = {
  /** Says whether something has changed. */
  revision: () => Promise<string>;
  make: () => Promise<Value>;
  /** Whether it takes long to make. What does not is made at once when something has changed: nobody sees an old one. */
  isLarge: (value: Value) => boolean;
  /** For so long a large one is used without asking for a change. */
  keptMs: number;
  clock?: Clock;
};

/**
 * Keeps what is made of rows. One is made at a time, for all who ask; where that takes long, the old one serves
 * meanwhile.
 */
export function keptValue<Value>({
  revision,
  make,
  isLarge,
  keptMs,
  clock = systemClock,
}: Keeping<Value>): () => Promise<Value> {
  let kept: Kept<Value> | undefined;
  let making: Promise<Kept<Value>> | undefined;
  const makeOnce = (of: string): Promise<Kept<Value>> => {
    making ??= (async () => {
      try {
        const value = await make();
        kept = { value, revision: of, at: clock().getTime() };
        return kept;
      } finally {
        making = undefined;
      }
    })();
    return making;
  };
  return async () => {
    const servesOld = kept !== undefined && isLarge(kept.value);
    if (kept && servesOld && clock().getTime() - kept.at < keptMs) return kept.value;
    // Read before the rows: at worst the value is newer than it believes, and is made once more.
    const now = await revision();
    if (kept?.revision === now) {
      kept.at = clock().getTime();
      return kept.value;
    }
    if (kept && servesOld) {
      // Who asks next tries again; whoever is answered now has a value.
      makeOnce(now).catch(() => undefined);
      return kept.value;
    }
    const made = await makeOnce(now);
    // Begun for another, before the change that was seen here.
    return made.revision === now ? made.value : (await makeOnce(now)).value;
  };
}
