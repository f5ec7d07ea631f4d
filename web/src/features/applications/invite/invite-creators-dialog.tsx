import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useEveryPage } from '../../../shared/api/queries/use-every-page.ts';
import { paths } from '../../../shared/paths.ts';
import { chakra, List, Muted, Stack, VisuallyHidden } from '../../../shared/style/chakra.tsx';
import { applicationsText, invitationStatusLabels, invitationsText } from '../../../shared/text/applications.ts';
import { Actions, Button, ButtonLink } from '../../../shared/ui/buttons/button.tsx';
import { Dialog } from '../../../shared/ui/dialogs/dialog.tsx';
import { ListSkeleton, QueryView } from '../../../shared/ui/lists/query-view.tsx';
import { Badge } from '../../../shared/ui/marks/badge.tsx';
import { PersonName } from '../../../shared/ui/pictures/person-name.tsx';
import { acceptedApplicationsQuery, applicantsQuery, invitationsOfCampaignQuery } from '../api/invitation-queries.ts';
import { useInvite } from './use-invite.ts';

const Row = chakra('li', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3', minHeight: '11' },
});
const SubTitle = chakra('h3', { base: { fontWeight: 'semibold', marginBottom: '2' } });

type Worker = Pick<ApplicationView, 'creator_id' | 'creatorName' | 'creatorPic'>;

/** Shows who is invited to a loot, and invites creators of the owner's other loots with one press; others are found in the directory. */
export function InviteCreatorsDialog({ campaign, onClose }: { campaign: CampaignView; onClose: () => void }) {
  const invited = useQuery(invitationsOfCampaignQuery(campaign.id));
  const accepted = useQuery(acceptedApplicationsQuery(campaign.owner_id));
  const applied = useEveryPage(applicantsQuery(campaign.id));
  return (
    <Dialog title="Invite Creators" onClose={onClose} width="34rem">
      <Stack gap="6">
        <QueryView query={invited} problem={invitationsText.loadFailed} pending={<ListSkeleton />}>
          {(invitations) => (
            <>
              {invitations.length > 0 && (
                <People title="Invited to this loot">
                  {invitations.map((invitation) => (
                    <Row key={invitation.id}>
                      <Person {...invitation} />
                      <Badge>{invitationStatusLabels[invitation.status]}</Badge>
                    </Row>
                  ))}
                </People>
              )}
              <QueryView query={accepted} problem="Failed to load your creators" pending={<ListSkeleton />}>
                {(applications) => (
                  <QueryView query={applied} problem="Failed to load your creators" pending={<ListSkeleton />}>
                    {(applicants) => (
                      <WorkedBefore
                        campaignId={campaign.id}
                        people={toInvite(applications, [...invitations, ...applicants])}
                      />
                    )}
                  </QueryView>
                )}
              </QueryView>
            </>
          )}
        </QueryView>
      </Stack>
      <Actions>
        <ButtonLink variant="outline" to={paths.creators}>
          Find More Creators
        </ButtonLink>
      </Actions>
    </Dialog>
  );
}

/** Returns the creators whom an owner has accepted, each once, without those who are invited or have applied already and those who have left. */
function toInvite(
  accepted: readonly ApplicationView[],
  already: readonly Pick<Worker, 'creator_id'>[],
): readonly Worker[] {
  const known = new Set(already.map(({ creator_id }) => creator_id));
  const present = accepted.filter(
    ({ creator_id, account_closed: left }) => left !== 'creator' && !known.has(creator_id),
  );
  return [...new Map(present.map((application) => [application.creator_id, application])).values()];
}

function WorkedBefore({ campaignId, people }: { campaignId: string; people: readonly Worker[] }) {
  const inviting = useInvite();
  if (people.length === 0) {
    return (
      <Muted>Creators whom you accept for a loot are listed here for the next. The directory has many more.</Muted>
    );
  }
  return (
    <People title="They have worked for you">
      {people.map((person) => (
        <Row key={person.creator_id}>
          <Person {...person} />
          <Button
            variant="outline"
            disabled={inviting.isPending}
            onClick={() => inviting.mutate({ campaign_id: campaignId, creator_id: person.creator_id })}
          >
            Invite
            <VisuallyHidden>{` ${person.creatorName}`}</VisuallyHidden>
          </Button>
        </Row>
      ))}
    </People>
  );
}

function People({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <SubTitle>{title}</SubTitle>
      <List gap="2">{children}</List>
    </section>
  );
}

const Person = ({ creatorName, creatorPic }: Pick<Worker, 'creatorName' | 'creatorPic'>) => (
  <PersonName name={creatorName || applicationsText.unknownCreator} picture={creatorPic} />
);
