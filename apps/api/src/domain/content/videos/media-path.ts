export const MEDIA_PATH = '/media/';

export const CLIPS_PATH = `${MEDIA_PATH}clips/`;
