import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { isContentBack, waitsForCreator } from '../awaited-delivery.ts';
import { paths } from '../../../shared/paths.ts';
import { ANCHORS } from '../../../shared/state/use-arrival.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { ButtonLink } from '../../../shared/ui/buttons/button.tsx';

const Step = chakra(ButtonLink, {
  base: { width: 'full', whiteSpace: 'nowrap', paddingX: '3', '@container (min-width: 46rem)': { fontSize: 'sm' } },
});

/** A way on that nobody has to take. */
const Way = chakra(ButtonLink, {
  base: {
    justifySelf: 'start',
    whiteSpace: 'nowrap',
    paddingX: '0',
    color: 'seaText',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    _hover: { bg: 'transparent', textDecorationThickness: '2px' },
    '@container (min-width: 46rem)': { fontSize: 'sm' },
  },
});

interface NextStepProps {
  application: ApplicationView;
  isFullyPaid: boolean;
  /** True where it is known that one more treasure can add to what is paid. */
  earnsMore: boolean;
}

/** Where a creator goes on from an application; what waits for them, or earns them more, stands out. */
export function NextStep({ application, isFullyPaid, earnsMore }: NextStepProps) {
  const { id, status, campaign, campaign_id: campaignId } = application;
  if (status === 'pending') {
    return (
      <Way variant="quiet" to={paths.ownApplication(campaignId)}>
        See application
      </Way>
    );
  }
  if (status === 'rejected') {
    return (
      <Way variant="quiet" to={paths.marketplace}>
        Find another loot
      </Way>
    );
  }
  if (status === 'approved' && isContentBack(application)) {
    return (
      <Step variant="gold" to={paths.approvedProject(id)}>
        Revise content
      </Step>
    );
  }
  if (status === 'completed' || !campaign.isRunning || isFullyPaid) {
    return (
      <Way variant="quiet" to={`${paths.approvedProject(id)}#${ANCHORS.payouts}`}>
        See payouts
      </Way>
    );
  }
  return (
    <Step variant={earnsMore || waitsForCreator(application) ? 'gold' : 'outline'} to={paths.approvedProject(id)}>
      Submit Treasure
    </Step>
  );
}
