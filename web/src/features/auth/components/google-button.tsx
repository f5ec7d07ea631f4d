import { useState } from 'react';
import { useWarmUp } from '../../../shared/form/use-warm-up.ts';
import { toastError } from '../../../shared/state/toasts.ts';
import { chakra, HStack } from '../../../shared/style/chakra.tsx';
import { authText } from '../../../shared/text/auth.ts';
import { Button } from '../../../shared/ui/buttons/button.tsx';

/** "or", between Google and a form. */
export function OrDivider() {
  return (
    <HStack gap="3" textStyle="hint">
      <chakra.span flex="1" height="1px" bg="line" />
      or
      <chakra.span flex="1" height="1px" bg="line" />
    </HStack>
  );
}

/** The way in through Google, for people who have an account and for those who have none. Calls `onStart` before the popup opens. */
export function GoogleButton({ onStart }: { onStart?: () => void }) {
  const [busy, setBusy] = useState(false);
  // Browsers refuse a popup that opens long after the press.
  useWarmUp(async () => {
    await import('../sign-in.ts');
    await (await import('../../../shared/firebase/auth.ts')).startAuth();
  });

  const signIn = async () => {
    setBusy(true);
    onStart?.();
    try {
      const { signInThroughGoogle } = await import('../sign-in.ts');
      await signInThroughGoogle();
    } catch {
      toastError(authText.googleFailed);
    }
    setBusy(false);
  };

  return (
    <Button variant="outline" wide loading={busy} onClick={() => void signIn()}>
      <svg viewBox="0 0 48 48" aria-hidden>
        <path
          fill="#4285f4"
          d="M46 24.5c0-1.6-.1-2.8-.4-4H24v7.3h12.6c-.3 2-1.7 5.1-4.8 7.2l7.1 5.5C43.4 36.5 46 31 46 24.5z"
        />
        <path
          fill="#34a853"
          d="M24 47c6.200 0 11.400-2 15.200-5.500L32 36c-2 1.400-4.600 2.300-8 2.300-6.100 0-11.200-4-13-9.500l-7.400 5.700C7.300 41.900 15 47 24 47z"
        />
        <path fill="#fbbc05" d="M11 28.800a14 14 0 0 1 0-9.100l-7.400-5.800a23 23 0 0 0 0 20.600z" />
        <path
          fill="#ea4335"
          d="M24 10.200c4.300 0 7.200 1.900 8.900 3.400l6.500-6.300C35.400 3.500 30.200 1 24 1 15 1 7.300 6.100 3.600 13.900L11 19.700c1.800-5.500 6.900-9.500 13-9.500z"
        />
      </svg>
      Continue with Google
    </Button>
  );
}
