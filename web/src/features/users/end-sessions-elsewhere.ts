import { endOtherSessions } from '@doubloon/contract/auth/operations.ts';
import { onlineManager } from '@tanstack/react-query';
import { queryClient } from '../../shared/api/queries/query-client.ts';
import { request } from '../../shared/api/request.ts';
import { replaceToken, whileBusy } from '../../shared/state/session.ts';

/** Ends one's sessions in all other browsers; this one goes on with a new token. Throws `ApiError` when it is refused, as without a recent sign-in. */
export function endSessionsElsewhere(): Promise<void> {
  return whileBusy(async () => {
    const { exchangeCustomToken } = await import('../../shared/firebase/auth.ts');
    // Nothing is asked with the token of before: its refusal would end the session here, too.
    onlineManager.setOnline(false);
    try {
      await queryClient.cancelQueries();
      const { customToken } = await request(endOtherSessions, {});
      replaceToken(await exchangeCustomToken(customToken));
    } finally {
      onlineManager.setOnline(navigator.onLine);
    }
  });
}
