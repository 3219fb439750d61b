const BAR_WIDTH = 30;

/** A progress bar on standard error; silent if that is not a terminal. */
export function createProgressBar(label: string, total: number) {
  const { stderr } = process;
  let lastFilled = -1;
  return {
    update(done: number): void {
      if (!stderr.isTTY || total === 0) return;
      const filled = Math.round((done / total) * BAR_WIDTH);
      if (filled === lastFilled) return;
      lastFilled = filled;
      stderr.write(
        `\r${label} [${'#'.repeat(filled)}${' '.repeat(BAR_WIDTH - filled)}] ${done}/${total}`,
      );
    },
    end(): void {
      if (lastFilled >= 0) stderr.write('\n');
    },
  };
}
