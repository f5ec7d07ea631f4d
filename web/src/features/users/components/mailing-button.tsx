import { useMutation } from '@tanstack/react-query';
import { accountText } from '../../../shared/text/account.ts';
import { Button } from '../../../shared/ui/button.tsx';

interface MailingButtonProps {
  label: string;
  /** What it reads once a mail was sent. */
  again: string;
  sent: string;
  failed: string;
  send: () => Promise<void>;
}

/** Has something mailed, and says how that went. */
export function MailingButton({ label, again, sent, failed, send }: MailingButtonProps) {
  const sending = useMutation({
    mutationFn: send,
    meta: { success: sent, failure: failed },
  });
  return (
    <Button look="outline" busy={sending.isPending} busyLabel={accountText.sending} onClick={() => sending.mutate()}>
      {sending.isSuccess ? again : label}
    </Button>
  );
}
