export const MEDIA_PATH = '/media/';

/** Path of the clips, before the file's name. */
export const CLIPS_PATH = `${MEDIA_PATH}clips/`;
