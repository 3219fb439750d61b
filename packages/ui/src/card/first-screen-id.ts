/**
 * Element at the end of the first screen. A document that contains it is painted once it has been parsed as far
 * (`<link rel="expect">`): without, the browser lays out each piece of the list that arrives.
 */
export const FIRST_SCREEN_ID = 'first-screen';
