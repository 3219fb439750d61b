import { z } from 'zod';
import { createDictionarySchema, parseJson, textSchema } from '../parse-json.ts';
import { readRecord } from '../parse-record.ts';
import { readIfExists } from '../read-if-exists.ts';
import { storeLayout } from '../store-layout.ts';
import { withStoreLock } from '../with-store-lock.ts';
import { replaceDurably } from '../write-durably.ts';

const pinsSchema = createDictionarySchema(z.object({ by: textSchema, at: textSchema }));

/** Pinned versions by `<app>@<version>`, with author and time. `prune` retains them. */
export type Pins = z.infer<typeof pinsSchema>;

export const toVersionKey = ({ name, version }: { name: string; version: string }) =>
  `${name}@${version}`;

export async function readPins(store: string): Promise<Pins> {
  const file = storeLayout.pins(store);
  const text = await readIfExists(file);
  return text === null ? {} : parseJson(text, pinsSchema, file);
}

const writePins = (store: string, pins: Pins) =>
  replaceDurably(storeLayout.pins(store), `${JSON.stringify(pins, null, 2)}\n`);

interface PinTarget {
  store: string;
  name: string;
  version: string;
}

/** Pins a version. Returns false if it was pinned already, and throws a RegistryError if it is not published. */
export async function pin({ store, by, ...target }: PinTarget & { by: string }): Promise<boolean> {
  return withStoreLock(store, async () => {
    await readRecord(store, target.name, target.version);
    const pins = await readPins(store);
    const key = toVersionKey(target);
    if (pins[key]) return false;
    await writePins(store, { ...pins, [key]: { by, at: new Date().toISOString() } });
    return true;
  });
}

/** Unpins a version. Returns false if it was not pinned. */
export async function unpin({ store, ...target }: PinTarget): Promise<boolean> {
  return withStoreLock(store, async () => {
    const { [toVersionKey(target)]: pinned, ...otherPins } = await readPins(store);
    if (!pinned) return false;
    await writePins(store, otherPins);
    return true;
  });
}
