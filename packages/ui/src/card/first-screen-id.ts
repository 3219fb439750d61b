/**
 * Id of an element at the end of the first screen. The browser paints a document with this element only after it has
 * parsed the element (`<link rel="expect">`). Otherwise it would lay out each part of the list that arrives.
 */
export const FIRST_SCREEN_ID = 'first-screen';
