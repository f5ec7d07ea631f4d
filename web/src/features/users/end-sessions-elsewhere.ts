import { endOtherSessions } from '@doubloon/contract/auth/operations.ts';
import { request } from '../../shared/api/request.ts';
import { goOnAfterEnding } from './go-on-after-ending.ts';

/** Ends one's sessions in all other browsers; this one goes on with a new token. Throws `ApiError` when it is refused, as without a recent sign-in. */
export const endSessionsElsewhere = (): Promise<void> => goOnAfterEnding(() => request(endOtherSessions, {}));
