import { useMutation } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { Button } from '../../../shared/ui/buttons/button.tsx';

interface MailingButtonProps extends Pick<ComponentProps<typeof Button>, 'width'> {
  label: string;
  /** Label once a mail was sent. */
  again: string;
  sent: string;
  failed: string;
  send: () => Promise<void>;
}

/** Has something mailed, and says how that went. */
export function MailingButton({ label, again, sent, failed, send, ...look }: MailingButtonProps) {
  const sending = useMutation({
    mutationFn: send,
    meta: { success: sent, failure: failed },
  });
  return (
    <Button
      {...look}
      variant="outline"
      loading={sending.isPending}
      loadingText="Sending..."
      onClick={() => sending.mutate()}
    >
      {sending.isSuccess ? again : label}
    </Button>
  );
}
