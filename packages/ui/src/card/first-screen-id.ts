/**
 * Id of the element at the end of the first screen. With `<link rel="expect">` the browser delays the first paint until
 * it has parsed this element, instead of painting each part of the list as it arrives.
 */
export const FIRST_SCREEN_ID = 'first-screen';
