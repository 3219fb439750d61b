type Endable = { end(): Promise<void> };

const held: Endable[] = [];

/** Keeps a resource of `before-all.ts` open until all tests are done. */
export function holdUntilEnd(one: Endable): void {
  held.push(one);
}

/** Runs once, after all tests. */
export default async function afterAll(): Promise<void> {
  for (const one of held.splice(0)) await one.end();
}
