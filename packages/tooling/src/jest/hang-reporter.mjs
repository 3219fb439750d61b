/** Longer than any test file takes. */
const MAX_FILE_MS = 300_000;
const MINUTE_MS = 60_000;

/** Jest has no time limit for a test file. This reporter ends a run without progress and lists the files that hang. */
export default class HangReporter {
  #runningFiles = new Set();
  #timer;

  #restartTimer() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#abort(), MAX_FILE_MS);
    this.#timer.unref();
  }

  #abort() {
    const files = [...this.#runningFiles].join('\n  ');
    console.error(
      `No test file has ended for ${MAX_FILE_MS / MINUTE_MS} minutes. Running:\n  ${files}`,
    );
    process.exit(1);
  }

  onTestFileStart({ path }) {
    this.#runningFiles.add(path);
    this.#restartTimer();
  }

  onTestFileResult({ path }) {
    this.#runningFiles.delete(path);
    this.#restartTimer();
  }

  onRunComplete() {
    clearTimeout(this.#timer);
  }
}
