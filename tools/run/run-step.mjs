/** Formats milliseconds. */
export function formatDuration(ms) {
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  return `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;
}

/**
 * Runs one named step and prints its duration, with the text that `task` returns. The name of a step
 * is printed before it ends if it takes more than a second.
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
