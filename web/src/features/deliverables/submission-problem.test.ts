import { APP_NOT_VERIFIED } from '@doubloon/contract/calls/error-types.ts';
import { expect, it } from 'vitest';
import { ApiError } from '../../shared/api/api-error.ts';
import { deliverablesText } from '../../shared/text/deliverables.ts';
import { submissionProblem } from './submit-post.ts';

it('says that somebody is signed out only when they are', () => {
  const ended = new ApiError('Your session has expired', { status: 401, code: 'unauthenticated' });
  expect(submissionProblem(ended).text).toBe(deliverablesText.notSignedIn);
  const unverified = new ApiError('Please reload the page', { status: 401, errorType: APP_NOT_VERIFIED });
  expect(submissionProblem(unverified).text).toBe('Please reload the page');
});
