import { MAX_INVITATION_NOTE_LENGTH, type InvitationView } from '@doubloon/contract/applications/invitation.ts';
import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import type { ComponentProps } from 'react';
import { z } from 'zod';
import { fieldsOf, FormActions } from '../../../shared/form/form-parts.tsx';
import { Form } from '../../../shared/form/form.tsx';
import { Hint, Stack } from '../../../shared/style/chakra.tsx';
import { invitationStatusLabels, invitationsText } from '../../../shared/text/applications.ts';
import { Actions, Button } from '../../../shared/ui/buttons/button.tsx';
import { Dialog } from '../../../shared/ui/dialogs/dialog.tsx';
import { Facts } from '../../../shared/ui/figures/facts.tsx';
import { QueryView, Skeleton } from '../../../shared/ui/lists/query-view.tsx';
import { useInvite } from './use-invite.ts';

interface InviteDialogProps {
  creatorId: string;
  creatorName: string;
  /** Loots that take applications, newest first. */
  loots: readonly CampaignView[];
  /** The owner's invitations of the creator. */
  sent: ComponentProps<typeof QueryView<readonly InvitationView[]>>['query'];
  onClose: () => void;
}

/** Invites a creator to a loot that is chosen here, with a note if wanted, and shows where earlier invitations stand. */
export function InviteDialog({ creatorId, creatorName, loots, sent, onClose }: InviteDialogProps) {
  return (
    <Dialog title={`Invite ${creatorName}`} onClose={onClose} width="34rem">
      <QueryView query={sent} problem={invitationsText.loadFailed} pending={<Skeleton height="48" borderRadius="lg" />}>
        {(invitations) => {
          const byLoot = new Map(invitations.map((invitation) => [invitation.campaign_id, invitation]));
          const left = loots.filter(({ id }) => !byLoot.has(id));
          const facts = loots.flatMap(({ id, title }) => {
            const invitation = byLoot.get(id);
            return invitation ? [[title, invitationStatusLabels[invitation.status]] as const] : [];
          });
          return (
            <Stack gap="5">
              {facts.length > 0 && <Facts facts={facts} />}
              {left.length > 0 ? (
                <InvitationForm creatorId={creatorId} loots={left} onClose={onClose} />
              ) : (
                <>
                  <p>{creatorName} is invited to all of your open loots.</p>
                  <Actions>
                    <Button variant="quiet" onClick={onClose}>
                      Close
                    </Button>
                  </Actions>
                </>
              )}
            </Stack>
          );
        }}
      </QueryView>
    </Dialog>
  );
}

interface Values {
  campaign_id: string;
  note: string;
}

const { SelectField, TextareaField } = fieldsOf<Values>();

const schema = z.object({
  campaign_id: z.string(),
  note: z.string().trim().max(MAX_INVITATION_NOTE_LENGTH, `At most ${MAX_INVITATION_NOTE_LENGTH} characters`),
});

function InvitationForm({ creatorId, loots, onClose }: Pick<InviteDialogProps, 'creatorId' | 'loots' | 'onClose'>) {
  const inviting = useInvite();
  return (
    <Form
      schema={schema}
      defaults={{ campaign_id: loots[0]?.id ?? '', note: '' }}
      onSubmit={async ({ campaign_id, note }) => {
        await inviting.mutateAsync({ campaign_id, creator_id: creatorId, note });
        onClose();
      }}
    >
      <SelectField
        name="campaign_id"
        label="Loot"
        required
        options={loots.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <TextareaField name="note" label="Note" optional maxLength={MAX_INVITATION_NOTE_LENGTH} rows={3} />
      <Hint>They get a notice and a mail that lead to the loot.</Hint>
      <FormActions submit="Send Invitation" loadingText="Sending..." />
    </Form>
  );
}
