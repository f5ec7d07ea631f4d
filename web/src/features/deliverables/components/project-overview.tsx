import { chakra } from '@chakra-ui/react/styled-system';
import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { displayViews } from '@doubloon/contract/deliverables/display-views.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { daysLeftText, formatDate } from '../../../shared/ui/date-format.ts';
import { Facts } from '../../../shared/ui/facts.tsx';
import { Money } from '../../../shared/ui/money.tsx';
import { PlatformSigns } from '../../../shared/ui/platform-signs.tsx';
import { expectedCashoutCents } from '../expected-cashout.ts';

const count = new Intl.NumberFormat('en-US');

interface ProjectOverviewProps {
  project: ApplicationView;
  treasures: readonly DeliverableView[];
  requirements: readonly string[];
  /** Views the loot expects; null when its owner named none. */
  expectedReach: number | null;
}

/** What was agreed, and where the views stand. */
export function ProjectOverview({ project, treasures, requirements, expectedReach }: ProjectOverviewProps) {
  const totalViews = displayViews(
    treasures.map((treasure) => ({
      id: treasure.treasure_id,
      platform: treasure.platform,
      viewCount: treasure.view_count,
      createdAt: treasure.created_at,
    })),
  );
  const { campaign } = project;
  return (
    <Card>
      <chakra.h2 fontSize="xl">Project Overview</chakra.h2>
      <chakra.p color="muted" marginTop="2" marginBottom="5" whiteSpace="pre-line">
        {campaign.description}
      </chakra.p>
      <Facts
        facts={[
          ['Business Owner', campaign.businessOwner.name],
          ['Budget', <Money key="b" cents={project.budget} format="dollars" />],
          ['Platforms', <PlatformSigns key="p" platforms={campaign.platforms} most={6} />],
          [
            'Deadline',
            campaign.endDate && `${formatDate(campaign.endDate)} · ${daysLeftText(campaign.endDate, new Date())}`,
          ],
          ['Total views', count.format(totalViews)],
          [
            'Expected cashout (estimate)',
            <Money key="e" cents={expectedCashoutCents(totalViews, expectedReach, project.budget)} format="dollars" />,
          ],
        ]}
      />
      {requirements.length > 0 && (
        <>
          <chakra.h3 fontSize="md" marginTop="6" marginBottom="2">
            Requirements
          </chakra.h3>
          <ul className="bulleted">
            {requirements.map((requirement) => (
              <li key={requirement}>{requirement}</li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
