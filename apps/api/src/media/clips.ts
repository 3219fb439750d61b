/** Where clips are served from; the rest of the address is the file's name. */
export const CLIPS = '/media/clips/';
