import { onlineManager } from '@tanstack/react-query';
import { queryClient } from '../../shared/api/queries/query-client.ts';
import { renewPushDevice } from '../../shared/push/push-device.ts';
import { replaceToken, useSession, whileBusy } from '../../shared/state/session.ts';

/** Makes a call that ends all of one's sessions, and goes on here with the custom token that it answers. Throws what the call throws. */
export function goOnAfterEnding(call: () => Promise<{ customToken: string }>): Promise<void> {
  return whileBusy(async () => {
    const { exchangeCustomToken, startAuth } = await import('../../shared/firebase/auth.ts');
    // Firebase asks about the stored session as it starts, and gets no answer once that has ended.
    await startAuth();
    // Nothing is asked with the token of before: its refusal would end the session here, too.
    onlineManager.setOnline(false);
    try {
      await queryClient.cancelQueries();
      const { customToken } = await call();
      replaceToken(await exchangeCustomToken(customToken));
    } finally {
      onlineManager.setOnline(navigator.onLine);
    }
    // Browsers that registered in a session of before get no push notifications any more.
    const uid = useSession.getState().user?.uid;
    if (uid !== undefined) void renewPushDevice(uid, { force: true }).catch(() => undefined);
  });
}
