/** Fields of a site server's health response that tests read. */
interface Health {
  /** Digest of the live composition. */
  readonly composition: string;
  readonly registry: string;
  /** Live version by app. */
  readonly live: Readonly<Record<string, string>>;
}

export const health = async (address: string): Promise<Health> =>
  (await fetch(`${address}/__health/ready`)).json();

export const compositionOf = async (address: string): Promise<string> =>
  (await health(address)).composition;
