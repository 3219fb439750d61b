import sharp from 'sharp';

// Task queues limit the number of concurrent images, and one image must not use all processors.
sharp.concurrency(1);
// The cache of up to 50 MB would be useless, because the API processes each image once.
sharp.cache(false);

export { sharp };
