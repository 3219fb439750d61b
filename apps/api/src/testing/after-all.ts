type Endable = { end(): Promise<void> };

const resources: Endable[] = [];

/** Keeps a resource of `before-all.ts` open until all tests have run. */
export function endAfterAllTests(resource: Endable): void {
  resources.push(resource);
}

/** Runs once, after all tests. */
export default async function afterAll(): Promise<void> {
  for (const resource of resources.splice(0)) await resource.end();
}
