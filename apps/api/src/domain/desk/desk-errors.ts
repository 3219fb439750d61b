import { createRateLimitError, HttpError } from '../../shared/http-error.ts';

export const createSignedOutError = () =>
  new HttpError('UNAUTHORIZED', 'Please sign in.', { reason: 'signed_out' });

export const createForbiddenError = () =>
  new HttpError('FORBIDDEN', 'You have no right to do this.', { reason: 'forbidden' });

/** The message must not reveal whether the address, the password or the code was wrong. */
export const createSignInError = () =>
  new HttpError('UNAUTHORIZED', 'E-mail, password or code is wrong.', { reason: 'sign_in_wrong' });

export const createEndedLinkError = () =>
  new HttpError('GONE', 'This link does not work any more. Please ask for a new one.', {
    reason: 'link_ended',
  });

export const createCodeError = () =>
  new HttpError('BAD_REQUEST', 'This code is wrong.', { reason: 'code_wrong' });

export const createTooManyAttemptsError = (waitSeconds: number) =>
  createRateLimitError('too_many_tries', 'Too many tries. Please wait.', waitSeconds);

export const createNotFoundError = () =>
  new HttpError('NOT_FOUND', 'There is nothing at this address.', { reason: 'resource_missing' });
