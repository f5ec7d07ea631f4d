import { authText } from '../text/auth.ts';
import { Button } from '../ui/buttons/button.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { useProofMail } from './use-proof-mail.ts';

interface ProofOfferProps {
  email: string;
  /** Says what takes a proven e-mail, and what becomes of it meanwhile. */
  why: string;
}

/** Says early that something takes a proven e-mail, and offers the mail with the link that proves it. */
export function ProofOffer({ email, why }: ProofOfferProps) {
  const { sent, label, loading, send } = useProofMail(email);
  return (
    <section aria-label="Verify your email first">
      <Notice colorPalette="gold" title="Verify your email first">
        <p>{why}</p>
        <p>{sent ? `${authText.verifySent(email)} ${authText.goesOn}` : authText.verifyOffer(email)}</p>
        <Button variant="outline" wide loading={loading} loadingText="Sending..." onClick={send}>
          {label}
        </Button>
      </Notice>
    </section>
  );
}
