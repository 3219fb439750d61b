/** Runs the builds of a `webpack.config.mjs`; resolves to true on success. */
export function compile(file: string): Promise<boolean>;

/** Builds now and after each source change; resolves after the first successful build. */
export function watch(
  file: string,
  callbacks: {
    readonly onBuilt: (took_ms: number) => Promise<void>;
    readonly onFailed: (message: string) => void;
  },
): Promise<{ stop: () => Promise<unknown> }>;
