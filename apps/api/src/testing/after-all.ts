type Held = { end(): Promise<void> };

const held: Held[] = [];

/** Keeps something of `before-all.ts` open as long as the tests run. */
export function holdUntilEnd(one: Held): void {
  held.push(one);
}

/** Runs once, when all tests are done. */
export default async function afterAll(): Promise<void> {
  for (const one of held.splice(0)) await one.end();
}
