import sharp from 'sharp';

// Photos and cards wait for each other in queues of ours; one of them must not take all processors.
sharp.concurrency(1);
// It keeps what it worked on, up to 50 MB, for an image that comes again: ours come once.
sharp.cache(false);

/** The image library, set for a server that has other things to do. */
export { sharp };
