type Endable = { end(): Promise<void> };

const resources: Endable[] = [];

/** Use it for resources that must stay open until all tests have run. */
export function endAfterAllTests(resource: Endable): void {
  resources.push(resource);
}

export default async function afterAll(): Promise<void> {
  for (const resource of resources.splice(0)) await resource.end();
}
