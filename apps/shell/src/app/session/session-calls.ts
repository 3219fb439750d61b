/** A separate chunk, loaded only by visitors with a session. */
export { getSession, logoutUser } from '@tractor-haat/api-client';
