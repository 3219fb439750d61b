/** The fields that tests read from the health response of a site server. */
interface Health {
  readonly composition: string;
  readonly registry: string;
  /** Live version of each app. */
  readonly live: Readonly<Record<string, string>>;
}

export const fetchHealth = async (address: string): Promise<Health> =>
  (await fetch(`${address}/__health/ready`)).json();

export const fetchComposition = async (address: string): Promise<string> =>
  (await fetchHealth(address)).composition;
