import { MailCheck, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { messageOf } from '../../../shared/api/api-error.ts';
import { toastError, toastSuccess } from '../../../shared/state/toasts.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { authText } from '../../../shared/text/auth.ts';
import { Button, IconButton } from '../../../shared/ui/buttons/button.tsx';

const PUT_OFF_STORAGE_KEY = 'loot_verify_later';

/** Asks somebody to prove their e-mail; put off, it comes back with the next visit. */
export function VerifyEmailBanner({ email }: { email: string }) {
  const [putOff, setPutOff] = useState(() => sessionStorage.getItem(PUT_OFF_STORAGE_KEY) !== null);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);

  useEffect(() => {
    if (!sent) return undefined;
    // The link may be opened on another device; whoever comes back from their mail sees that it worked.
    const onShown = () => {
      if (document.visibilityState === 'visible') {
        void import('../mailed-links.ts').then(({ renewUser }) => renewUser());
      }
    };
    document.addEventListener('visibilitychange', onShown);
    return () => document.removeEventListener('visibilitychange', onShown);
  }, [sent]);

  if (putOff) return null;

  const send = async () => {
    setBusy(true);
    try {
      const { askForVerification } = await import('../mailed-links.ts');
      await askForVerification();
      setSent(true);
      toastSuccess(authText.verifySent(email));
    } catch (error) {
      toastError(messageOf(error, 'The verification email could not be sent. Please try again.'));
    }
    setBusy(false);
  };

  return (
    <chakra.section
      aria-label="Verify your email"
      display="flex"
      alignItems="center"
      flexWrap="wrap"
      gap={{ base: '2', md: '4' }}
      bg="goldWash"
      color="text"
      borderRadius="lg"
      paddingLeft="4"
      paddingRight={{ base: '4', md: '2' }}
      paddingTop="2"
      paddingBottom={{ base: '4', md: '2' }}
      marginBottom="6"
    >
      <chakra.span color="goldText" flexShrink="0" aria-hidden>
        <MailCheck size={22} />
      </chakra.span>
      <chakra.p flex="1" minWidth="10rem">
        {sent ? authText.verifySent(email) : `Please verify ${email}, so that nobody else can use your address.`}
      </chakra.p>
      <Button
        variant="outline"
        order={{ base: 3, md: 2 }}
        width={{ base: 'full', md: 'auto' }}
        loading={busy}
        loadingText="Sending..."
        onClick={() => void send()}
      >
        {sent ? 'Send it again' : 'Send verification email'}
      </Button>
      <IconButton
        order={{ base: 2, md: 3 }}
        alignSelf={{ base: 'flex-start', md: 'center' }}
        marginRight={{ base: '-2', md: '0' }}
        label="Remind me next time"
        onClick={() => {
          sessionStorage.setItem(PUT_OFF_STORAGE_KEY, 'yes');
          setPutOff(true);
        }}
      >
        <X aria-hidden />
      </IconButton>
    </chakra.section>
  );
}
