import { useMutation } from '@tanstack/react-query';
import { failureText } from '../../shared/api/api-error.ts';
import type { SessionUser } from '../../shared/state/session-user.ts';
import { useSession } from '../../shared/state/session.ts';
import { toastError } from '../../shared/state/toasts.ts';
import { payoutsText } from '../../shared/text/payouts.ts';
import { connectAccount } from './api/connect-account.ts';

/** Leads a creator to the payment provider, to set up their account or go on with it. */
export function useConnectAccount(user: SessionUser) {
  const connecting = useMutation({
    mutationFn: () => connectAccount(user),
    onSuccess: (url) => window.location.assign(url),
    onError: (error) => toastError(failureText(payoutsText.connectFailed, error, payoutsText.unknownError)),
  });
  const { mutate } = connecting;
  const connect = () => (useSession.getState().token ? mutate() : toastError(payoutsText.loginFirst));
  return { connect, mutate, reset: connecting.reset, busy: connecting.isPending || connecting.isSuccess };
}
