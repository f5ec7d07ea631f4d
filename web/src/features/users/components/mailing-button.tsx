import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../../shared/api/api-error.ts';
import { toastError, toastSuccess } from '../../../shared/state/toasts.ts';
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
    onSuccess: () => toastSuccess(sent),
    onError: (error) => toastError(messageOf(error, failed)),
  });
  return (
    <Button look="outline" busy={sending.isPending} busyLabel={accountText.sending} onClick={() => sending.mutate()}>
      {sending.isSuccess ? again : label}
    </Button>
  );
}
