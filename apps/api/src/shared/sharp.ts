import sharp from 'sharp';

// Our queues limit concurrency; one image must not use all processors.
sharp.concurrency(1);
// The cache of up to 50 MB is for repeated images, but each of ours is processed once.
sharp.cache(false);

/** sharp, configured for a server with other work. */
export { sharp };
