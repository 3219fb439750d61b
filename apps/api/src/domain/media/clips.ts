/** Where films are served from. */
export const MEDIA = '/media/';

/** Where clips are served from; the rest of the address is the file's name. */
export const CLIPS = `${MEDIA}clips/`;
