import { useEffect, useState } from 'react';
import { messageOf } from '../api/api-error.ts';
import { toastError, toastSuccess } from '../state/toasts.ts';
import { authText } from '../text/auth.ts';

const ASK_EVERY_MS = 5000;

const renew = () => void import('./proof-mail.ts').then(({ renewUser }) => renewUser());

/**
 * Has the link mailed that proves an e-mail. The link may be opened on another device: once it was sent, the session is asked about again and again, and when
 * the page comes back into view.
 */
export function useProofMail(email: string) {
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);

  useEffect(() => {
    if (!sent) return undefined;
    const renewIfSeen = () => {
      if (document.visibilityState === 'visible') renew();
    };
    document.addEventListener('visibilitychange', renewIfSeen);
    const timer = setInterval(renewIfSeen, ASK_EVERY_MS);
    return () => {
      document.removeEventListener('visibilitychange', renewIfSeen);
      clearInterval(timer);
    };
  }, [sent]);

  const send = async () => {
    setBusy(true);
    try {
      const { askForVerification } = await import('./proof-mail.ts');
      await askForVerification();
      setSent(true);
      toastSuccess(authText.verifySent(email));
    } catch (error) {
      toastError(messageOf(error, 'The verification email could not be sent. Please try again.'));
    }
    setBusy(false);
  };

  return { sent, label: sent ? authText.sendAgain : authText.sendMail, loading: busy, send: () => void send() };
}
