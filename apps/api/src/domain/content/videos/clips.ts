export const MEDIA = '/media/';

/** Path of the clips, before the file's name. */
export const CLIPS = `${MEDIA}clips/`;
