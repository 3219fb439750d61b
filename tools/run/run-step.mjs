export function formatDuration(ms) {
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  return `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;
}

/**
 * Prints the duration of a step and the text that `task` returns. If the step takes more than a second, its name is
 * printed before it ends.
 */
export async function runStep(name, task) {
  const startedAt = performance.now();
  const announce = setTimeout(() => console.log(`  ${name} …`), 1000);
  let isDone = false;
  try {
    const note = await task();
    isDone = true;
    const time = formatDuration(performance.now() - startedAt).padStart(10);
    console.log(`✓ ${name.padEnd(18)}${time}${note ? `  ${note}` : ''}`);
  } finally {
    clearTimeout(announce);
    if (!isDone)
      console.log(
        `✗ ${name.padEnd(18)}${formatDuration(performance.now() - startedAt).padStart(10)}`,
      );
  }
}
