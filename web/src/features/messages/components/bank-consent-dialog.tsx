import type { ConversationView } from '@doubloon/contract/messaging/conversation.ts';
import { setBankConsent } from '@doubloon/contract/messaging/operations.ts';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../../shared/api/request.ts';
import { Hint, Stack } from '../../../shared/style/chakra.tsx';
import { Dialog } from '../../../shared/ui/dialogs/dialog.tsx';
import { Checkbox } from '../../../shared/ui/forms/checkbox.tsx';
import { changeKept } from '../api/kept-conversation.ts';

/** Lets somebody agree that a bank may be shown a conversation, or take that back, and says how the other stands. It is kept at once. */
export function BankConsentDialog({ conversation, onClose }: { conversation: ConversationView; onClose: () => void }) {
  const { id, bankConsent } = conversation;
  const { name } = conversation.participant;
  const choosing = useMutation({
    mutationFn: (agreed: boolean) => request(setBankConsent, { params: { id }, body: { agreed } }),
    // In the order in which they were made, so that the last one stands.
    scope: { id: `bank-consent ${id}` },
    meta: {
      shows: (client, answer: ConversationView) => changeKept(client, id, () => answer),
      success: (_answer, agreed: boolean) => (agreed ? 'You agree to show it' : 'You no longer agree to show it'),
      failure: 'That could not be changed. Please try again.',
    },
  });
  const agrees = choosing.isPending ? choosing.variables : bankConsent.own;
  return (
    <Dialog title="If a payment is disputed" onClose={onClose} width="32rem">
      <Stack gap="4">
        <p>
          A payment for a loot can be called back at the bank, which then asks what happened. Your conversation can help
          to show it, and goes there only if you and {name} both agree.
        </p>
        <Checkbox
          label="Doubloon may show this conversation to the bank if a payment is disputed"
          checked={agrees}
          onChange={({ target }) => choosing.mutate(target.checked)}
        />
        <p role="status">{bankConsent.other ? `${name} has agreed.` : `${name} has not agreed.`}</p>
        <Hint>
          The bank and our admins would read your names, the times and the texts, also those from before you agreed, and
          no files. You can change your mind at any time; only what a bank has been given already stays with it. {name}{' '}
          sees whether you agree.
        </Hint>
      </Stack>
    </Dialog>
  );
}
