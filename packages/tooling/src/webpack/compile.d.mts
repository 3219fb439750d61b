/** Builds what a `webpack.config.mjs` describes; answers whether it was built. */
export function compile(file: string): Promise<boolean>;

/** Builds it now and after every change of its sources; resolves after the first good build. */
export function watch(
  file: string,
  told: {
    readonly onBuilt: (took_ms: number) => Promise<void>;
    readonly onFailed: (words: string) => void;
  },
): Promise<{ stop: () => Promise<unknown> }>;
