import fs from 'node:fs';
import { root } from './paths.mjs';
import { PlainFailure } from './plain-failure.mjs';

const BYTES_PER_GB = 1024 ** 3;

export const readFreeGigabytes = () => {
  const { bavail, bsize } = fs.statfsSync(root);
  return (bavail * bsize) / BYTES_PER_GB;
};

/** Throws a PlainFailure if the disk is nearly full, because npm would silently omit files. */
export function checkDisk(requiredGb, freeGb = readFreeGigabytes()) {
  if (freeGb < requiredGb)
    throw new PlainFailure(
      `The disk has ${freeGb.toFixed(1)} GB free, and this needs ${requiredGb} GB: free some and start again.`,
    );
}
