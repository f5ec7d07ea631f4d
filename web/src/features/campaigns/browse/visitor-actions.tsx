import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { currentTime } from '../../../shared/state/current-time.ts';
import { useSession } from '../../../shared/state/session.ts';
import { chakra, Hint, Muted } from '../../../shared/style/chakra.tsx';
import { applicationsText } from '../../../shared/text/applications.ts';
import { Button, ButtonLink } from '../../../shared/ui/buttons/button.tsx';
import { closedToApplicants } from './can-apply.ts';

interface VisitorActionsProps {
  campaign: CampaignView;
  /** Where the visitor's own application stands, as the label of the button that shows it. */
  applied: string | undefined;
  /** True when the visitor's application is still being looked up. */
  pending: boolean;
  /** Stands in place of the form's button when the application could not be looked up. */
  problem?: ReactNode;
  /** Opens the form, or the application. */
  onOpen: () => void;
}

/** Actions for the visitor of a loot's page: apply, sign in to apply, see one's application, or manage one's own loot. */
export function VisitorActions({ campaign, applied, pending, problem, onOpen }: VisitorActionsProps) {
  const user = useSession((state) => state.user);
  const signedOut = useSession((state) => state.status === 'signedOut');
  const here = useLocation();
  const closed = closedToApplicants(campaign, currentTime());

  if (user && user.uid === campaign.owner_id) {
    return (
      <>
        {campaign.moderation_reason && <Note>{campaign.moderation_reason}</Note>}
        <ButtonLink wide to={paths.managedLoot(campaign.id)}>
          Manage this loot
        </ButtonLink>
      </>
    );
  }
  if (user?.role === 'content_creator' && applied !== undefined) {
    return (
      <>
        <Hint marginBottom="1.5">Your application</Hint>
        <Button wide variant="outline" justifyContent="space-between" onClick={onOpen}>
          {applied}
          <ChevronRight aria-hidden />
        </Button>
      </>
    );
  }
  if (problem) return problem;
  if (closed) return <Note>{closed}</Note>;
  if (user?.role === 'content_creator') {
    return (
      <Button wide disabled={pending} onClick={onOpen}>
        Apply Now
      </Button>
    );
  }
  if (!signedOut) return null;
  return (
    <>
      <Muted marginBottom="2">{applicationsText.logInToApplyHere}</Muted>
      <ButtonLink wide to={paths.login} state={{ from: here }}>
        Log In
      </ButtonLink>
    </>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <chakra.p bg="goldWash" borderRadius="md" paddingX="4" paddingY="3" fontWeight="medium" marginBottom="3">
      {children}
    </chakra.p>
  );
}
