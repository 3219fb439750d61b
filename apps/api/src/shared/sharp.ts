import sharp from 'sharp';

// Task queues limit the number of images at a time, so each image may use one thread.
sharp.concurrency(1);
// Each image is processed once, so a cache of up to 50 MB would be useless.
sharp.cache(false);

export { sharp };
