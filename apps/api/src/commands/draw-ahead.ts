/** `npm run draw-ahead` draws missing pictures into DRAWINGS_DIR, those of the home page and of lists first. */
import os from 'node:os';
import {
  type PrerenderResult,
  prerenderDrawings,
  removeOldDrawings,
} from '@tractor-haat/drawings/ahead';
import { readCommandConfig } from '../config.ts';
import { StartupError } from '../core/startup-error.ts';
import {
  createDrawingPlan,
  readContentPictures,
} from '../features/catalogue/pictures/create-drawing-plan.ts';
import { parseOptions, reportFailure } from './parse-options.ts';

/** A rollback needs the pictures of the previous release. */
const RETENTION_MS = 30 * 24 * 3600 * 1000;

const { isFirstPagesOnly, seconds } = readOptions();

// Drawing must not slow down a site on the same machine.
os.setPriority(os.constants.priority.PRIORITY_LOW);

const abortController = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => abortController.abort());
// A supervised process receives `disconnect` when its parent exits.
if (process.env.SUPERVISED) process.once('disconnect', () => abortController.abort());
if (seconds !== undefined) setTimeout(() => abortController.abort(), seconds * 1000).unref();

const { contentDir, drawingsDir: folder } = readCommandConfig(process.env);
const plan = createDrawingPlan(readContentPictures(contentDir));
const stages = isFirstPagesOnly ? { firstPages: plan.firstPages } : plan;
const options = { folder, atOnce: os.availableParallelism(), signal: abortController.signal };

for (const [name, pictures] of Object.entries(stages)) {
  const startedAt = performance.now();
  const result = await prerenderDrawings(pictures, options);
  reportStage(name, result, performance.now() - startedAt);
  if (result.failed.length > 0) process.exitCode = 1;
  if (abortController.signal.aborted) break;
}
if (!abortController.signal.aborted) {
  const expiryDate = new Date(Date.now() - RETENTION_MS);
  const removed = await removeOldDrawings(Object.values(plan).flat(), folder, expiryDate);
  if (removed > 0) console.log(`${removed} unused pictures are deleted.`);
}
process.disconnect?.();

function readOptions(): { isFirstPagesOnly: boolean; seconds: number | undefined } {
  try {
    const { values } = parseOptions('Usage: npm run draw-ahead -- [--first] [--seconds <number>]', {
      first: { type: 'boolean', default: false },
      seconds: { type: 'string' },
    });
    const seconds = values.seconds === undefined ? undefined : Number(values.seconds);
    if (seconds !== undefined && !(seconds > 0))
      throw new StartupError('--seconds must be a positive number.');
    return { isFirstPagesOnly: values.first, seconds };
  } catch (error) {
    reportFailure(error);
    process.exit();
  }
}

function reportStage(
  stage: string,
  { drawn, existing, failed }: PrerenderResult,
  ms: number,
): void {
  console.log(
    `${stage}: ${drawn} drawn in ${Math.round(ms / 1000)} s, ${existing} existed already.`,
  );
  for (const { request, cause } of failed) {
    console.error(`${request.kind}/${request.id}/${request.view}-${request.width}: ${cause}`);
  }
}
