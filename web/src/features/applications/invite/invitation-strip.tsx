import type { InvitationView } from '@doubloon/contract/applications/invitation.ts';
import { declineInvitation } from '@doubloon/contract/applications/invitation-operations.ts';
import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { useMutation, useQuery, type QueryClient } from '@tanstack/react-query';
import { failureText } from '../../../shared/api/api-error.ts';
import { request } from '../../../shared/api/request.ts';
import { toastError } from '../../../shared/state/toasts.ts';
import { chakra, Wrap, Written } from '../../../shared/style/chakra.tsx';
import { invitationsText } from '../../../shared/text/applications.ts';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { askedQuestions } from '../answers.ts';
import { ownInvitationQuery } from '../api/invitation-queries.ts';
import { applyFailure } from '../apply-failure.ts';
import { useSendApplication } from '../apply/use-send-application.ts';

const Place = chakra('section', { base: { marginBottom: '6' } });

interface InvitationStripProps {
  campaign: CampaignView;
  /** Opens the form for the questions that the loot asks. */
  onApply: () => void;
}

/** Shows a creator that the owner of a loot has invited them, with the answers to that; nothing without an invitation. */
export function InvitationStrip({ campaign, onApply }: InvitationStripProps) {
  const { data } = useQuery(ownInvitationQuery(campaign.id));
  return data?.invitation ? <Strip campaign={campaign} invitation={data.invitation} onApply={onApply} /> : null;
}

function Strip({ campaign, invitation, onApply }: InvitationStripProps & { invitation: InvitationView }) {
  const asksNothing = askedQuestions(campaign.applicant_questions).length === 0;
  const applying = useSendApplication(campaign.id, { onError: (error) => toastError(applyFailure(error)) });
  const declining = useMutation({
    mutationFn: () => request(declineInvitation, { params: { id: invitation.id } }),
    meta: {
      shows: (client: QueryClient) =>
        client.setQueryData(ownInvitationQuery(campaign.id).queryKey, { invitation: null }),
      success: invitationsText.declined,
      failure: (error) => failureText(invitationsText.declineFailed, error),
      invalidatesAfterFailure: ['invitations', 'applications'],
    },
  });
  const isBusy = applying.isPending || declining.isPending;
  const apply = () => (asksNothing ? applying.mutate({ creatorId: invitation.creator_id, answers: {} }) : onApply());
  return (
    <Place aria-label="Invitation">
      <Notice colorPalette="gold" title={`${invitation.ownerName} invited you`}>
        {invitation.note && <Written>{invitation.note}</Written>}
        <Wrap gap="3">
          <Button loading={applying.isPending} loadingText="Submitting..." disabled={isBusy} onClick={apply}>
            Apply
          </Button>
          <Button
            variant="outline"
            loading={declining.isPending}
            loadingText="Declining..."
            disabled={isBusy}
            onClick={() => declining.mutate()}
          >
            No thanks
          </Button>
        </Wrap>
      </Notice>
    </Place>
  );
}
