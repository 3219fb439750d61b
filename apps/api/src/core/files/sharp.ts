import sharp from 'sharp';

// Task queues limit the number of parallel images, so each may use one thread.
sharp.concurrency(1);
// Each image is processed once, so a cache is useless.
sharp.cache(false);

export { sharp };
