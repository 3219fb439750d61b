/** Longer than any test file takes. */
const LIMIT_MS = 300_000;

/** Jest has no time limit for a test file. This reporter ends a run without progress and lists the files that hang. */
export default class HangReporter {
  #running = new Set();
  #timer;

  #restartTimer() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#abort(), LIMIT_MS);
    this.#timer.unref();
  }

  #abort() {
    console.error(
      `No test file has ended for ${LIMIT_MS / 60_000} minutes. Running:\n  ${[...this.#running].join('\n  ')}`,
    );
    process.exit(1);
  }

  onTestFileStart({ path }) {
    this.#running.add(path);
    this.#restartTimer();
  }

  onTestFileResult({ path }) {
    this.#running.delete(path);
    this.#restartTimer();
  }

  onRunComplete() {
    clearTimeout(this.#timer);
  }
}
