/** A chunk of its own: whoever never signed in does not fetch it. */
export { getSession, logoutUser } from '@tractor-haat/api-client';
