/** What a site server says of itself, in so far as the tests read it. */
interface Health {
  /** Digest of what is live. */
  readonly composition: string;
  readonly registry: string;
  /** App to live version. */
  readonly live: Readonly<Record<string, string>>;
}

export const health = async (address: string): Promise<Health> =>
  (await fetch(`${address}/__health/ready`)).json();

export const compositionOf = async (address: string): Promise<string> =>
  (await health(address)).composition;
