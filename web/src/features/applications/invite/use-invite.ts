import type { InvitationView } from '@doubloon/contract/applications/invitation.ts';
import { inviteCreator, listInvitationsOfCreator } from '@doubloon/contract/applications/invitation-operations.ts';
import type { InputOf } from '@doubloon/contract/calls/operation.ts';
import { useMutation, type QueryClient } from '@tanstack/react-query';
import { failureText } from '../../../shared/api/api-error.ts';
import { first } from '../../../shared/api/queries/mutation-effects.ts';
import { request } from '../../../shared/api/request.ts';
import { invitationsText } from '../../../shared/text/applications.ts';

/** Sends an invitation, and shows it wherever those of its creator are shown. */
export function useInvite() {
  return useMutation({
    mutationFn: (body: InputOf<typeof inviteCreator>['body']) => request(inviteCreator, { body }),
    meta: {
      shows: (client: QueryClient, sent: InvitationView) =>
        first(listInvitationsOfCreator, { params: { id: sent.creator_id } }, 'id')(client, sent),
      invalidates: ['invitations'],
      success: invitationsText.sent,
      failure: (error) => failureText(invitationsText.sendFailed, error),
    },
  });
}
