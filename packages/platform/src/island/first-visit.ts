/** Shell-only parts of a first visit with islands, for server and browser. Not shared. */
export { bringExposed, offerFirst } from './first-federation.ts';
export { type FindMessage, makeTranslate, messageOf } from './translate.ts';
