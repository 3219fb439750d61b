/** Fields of a site server's health response that tests read. */
interface Health {
  /** Digest of the live composition. */
  readonly composition: string;
  readonly registry: string;
  /** Live version by app. */
  readonly live: Readonly<Record<string, string>>;
}

export const fetchHealth = async (address: string): Promise<Health> =>
  (await fetch(`${address}/__health/ready`)).json();

export const fetchComposition = async (address: string): Promise<string> =>
  (await fetchHealth(address)).composition;
