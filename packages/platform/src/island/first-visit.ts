/** What only the shell needs for a first visit by islands, on the server and in the browser. Not shared. */
export { bringExposed, offerFirst } from './first-federation.ts';
export { type FindMessage, makeTranslate, messageOf } from './translate.ts';
