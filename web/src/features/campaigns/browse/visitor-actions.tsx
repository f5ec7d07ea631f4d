import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { currentTime } from '../../../shared/state/current-time.ts';
import { useSession } from '../../../shared/state/session.ts';
import { chakra, Muted, VisuallyHidden } from '../../../shared/style/chakra.tsx';
import { applicationsText, fullApplicationStatus } from '../../../shared/text/applications.ts';
import { Button, ButtonLink } from '../../../shared/ui/buttons/button.tsx';
import { DateText } from '../../../shared/ui/figures/date-text.tsx';
import { ApplicationStatusBadge } from '../../../shared/ui/marks/status-badges.tsx';
import { closedToApplicants } from './can-apply.ts';

/** A line that opens what was sent, with where it stands. */
const Own = chakra(
  'button',
  {
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '2',
      rowGap: '1',
      width: 'full',
      minHeight: 'touch',
      paddingX: '3',
      paddingY: '2',
      borderRadius: 'md',
      bg: 'sunken',
      cursor: 'pointer',
      _hover: { bg: 'line' },
      // The bar is a sheet of its own.
      '[data-phone-bar] &': { bg: 'surface', paddingX: '0', justifyContent: 'flex-end', columnGap: '4' },
    },
  },
  { defaultProps: { type: 'button' } },
);
/** Phones find it in the application. */
const Sent = chakra('span', {
  base: { display: { base: 'none', md: 'block' }, width: 'full', textAlign: 'left', textStyle: 'hint' },
});
const Leads = chakra('span', {
  base: {
    color: 'seaText',
    fontSize: 'sm',
    fontWeight: 'semibold',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    whiteSpace: 'nowrap',
  },
});

interface VisitorButtonProps {
  campaign: CampaignView;
  /** The visitor's own application. */
  application: ApplicationView | undefined;
  /** True when the visitor's application is still being looked up. */
  pending: boolean;
  /** True when it could not be looked up. */
  failed: boolean;
  /** Opens the form, or the application. */
  onOpen: () => void;
}

/** Returns the main button for the visitor of a loot's page: to apply, sign in to apply, see one's application, or manage one's own loot; null where there is nothing to do. */
export function useVisitorButton({ campaign, application, pending, failed, onOpen }: VisitorButtonProps): ReactNode {
  const user = useSession((state) => state.user);
  const signedOut = useSession((state) => state.status === 'signedOut');
  const here = useLocation();

  if (user && user.uid === campaign.owner_id) {
    return (
      <ButtonLink wide to={paths.managedLoot(campaign.id)}>
        Manage this loot
      </ButtonLink>
    );
  }
  if (user?.role === 'content_creator' && application) {
    return (
      <Own data-action="View application" onClick={onOpen}>
        <ApplicationStatusBadge status={application.status} label={fullApplicationStatus[application.status]} />
        <Leads>
          View<VisuallyHidden> application</VisuallyHidden>
        </Leads>
        <Sent>
          {' '}
          Sent <DateText value={application.created_at} />
        </Sent>
      </Own>
    );
  }
  if (failed || closedToApplicants(campaign, currentTime())) return null;
  if (user?.role === 'content_creator') {
    return (
      <Button wide disabled={pending} onClick={onOpen}>
        Apply Now
      </Button>
    );
  }
  if (!signedOut) return null;
  return (
    <ButtonLink wide to={paths.login} state={{ from: here }}>
      Sign In
    </ButtonLink>
  );
}

interface VisitorActionsProps {
  campaign: CampaignView;
  /** True when the visitor has applied. */
  applied: boolean;
  /** The main button (`useVisitorButton`); null where it stands elsewhere, or there is none. */
  button: ReactNode;
  /** Stands in place of the button when the application could not be looked up. */
  problem?: ReactNode;
}

/** Says what the visitor of a loot's page can do, or why not, with the button for it. */
export function VisitorActions({ campaign, applied, button, problem }: VisitorActionsProps) {
  const user = useSession((state) => state.user);
  const signedOut = useSession((state) => state.status === 'signedOut');
  const closed = closedToApplicants(campaign, currentTime());

  if (user && user.uid === campaign.owner_id) {
    return (
      <>
        {campaign.moderation_reason && <Note>{campaign.moderation_reason}</Note>}
        {button}
      </>
    );
  }
  if (applied) {
    return <>{button}</>;
  }
  if (problem) return problem;
  if (closed) return <Note>{closed}</Note>;
  return (
    <>
      {signedOut && <Muted marginBottom="2">{applicationsText.logInToApplyHere}</Muted>}
      {button}
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
