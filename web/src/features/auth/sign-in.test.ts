import { MAILED_LINK_NEEDED } from '@doubloon/contract/auth/mailed-link.ts';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../shared/api/api-error.ts';
import { failedSignIn } from './sign-in.ts';

describe('a failed sign-in', () => {
  it('tells how long to wait when the server says so', () => {
    const error = new ApiError('Too many failed attempts.', { status: 429, retryAfterSeconds: 8 });
    expect(failedSignIn(error)).toEqual({ signedIn: false, waitSeconds: 8, refused: [] });
  });

  it('names the fields that were refused as the form names them', () => {
    const details = [{ field: 'body.username', message: 'This username is reserved' }];
    const error = new ApiError('This username is reserved', { status: 422, details });
    expect(failedSignIn(error)).toMatchObject({
      refused: [{ field: 'username', message: 'This username is reserved' }],
    });
  });

  it.each([
    ['An account with this email already exists', 'email'],
    ['This username is taken', 'username'],
  ])('knows which field it means: %s', (message, field) => {
    expect(failedSignIn(new ApiError(message, { status: 409 }))).toMatchObject({ refused: [{ field, message }] });
  });

  it('says what to do in the mailbox when the password alone lets nobody in', () => {
    const told = new ApiError('Open the link.', { status: 403, errorType: MAILED_LINK_NEEDED });
    expect(failedSignIn(told)).toMatchObject({ inMailbox: 'Open the link.' });
    expect(failedSignIn(new ApiError('No.', { status: 403 }))).not.toHaveProperty('inMailbox');
  });

  it('says at the password that it was not accepted, where one was typed', () => {
    const message = 'Invalid email or password';
    expect(failedSignIn(new ApiError(message, { status: 401 }), 'password')).toMatchObject({
      refused: [{ field: 'password', message }],
    });
    expect(failedSignIn(new ApiError('No.', { status: 500 }), 'password')).toMatchObject({ refused: [] });
  });

  it('points at nothing for what is no fault of a field', () => {
    const nothing = { signedIn: false, waitSeconds: undefined, refused: [] };
    expect(failedSignIn(new ApiError('Invalid email or password', { status: 401 }))).toEqual(nothing);
    expect(failedSignIn(new TypeError('no'))).toEqual(nothing);
  });
});
