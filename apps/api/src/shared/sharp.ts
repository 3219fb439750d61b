import sharp from 'sharp';

// The queues of this API limit concurrency; one image must not use all processors.
sharp.concurrency(1);
// The cache of up to 50 MB is for repeated images, but the API processes each image once.
sharp.cache(false);

export { sharp };
