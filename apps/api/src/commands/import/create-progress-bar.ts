const BAR_WIDTH = 30;

/** Draws on standard error, because standard output contains the result. */
export function createProgressBar(label: string, total: number) {
  const { stderr } = process;
  let lastFilled = -1;
  return {
    update(count: number): void {
      if (!stderr.isTTY || total === 0) return;
      const filled = Math.round((count / total) * BAR_WIDTH);
      if (filled === lastFilled) return;
      lastFilled = filled;
      stderr.write(
        `\r${label} [${'#'.repeat(filled)}${' '.repeat(BAR_WIDTH - filled)}] ${count}/${total}`,
      );
    },
    end(): void {
      if (lastFilled >= 0) stderr.write('\n');
    },
  };
}
