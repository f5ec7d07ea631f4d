import { MailCheck, X } from 'lucide-react';
import { useState } from 'react';
import { useProofMail } from '../../../shared/proven-email/use-proof-mail.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { authText } from '../../../shared/text/auth.ts';
import { Button, IconButton } from '../../../shared/ui/buttons/button.tsx';

const PUT_OFF_STORAGE_KEY = 'loot_verify_later';

/** Asks somebody to prove their e-mail; put off, it comes back with the next visit. */
export function VerifyEmailBanner({ email }: { email: string }) {
  const [putOff, setPutOff] = useState(() => sessionStorage.getItem(PUT_OFF_STORAGE_KEY) !== null);
  const { sent, label, loading, send } = useProofMail(email);

  if (putOff) return null;

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
        loading={loading}
        loadingText="Sending..."
        onClick={send}
      >
        {label}
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
