import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { currentTime } from '../../../shared/state/current-time.ts';
import { Card, chakra, Detail, Muted, SectionTitle } from '../../../shared/style/chakra.tsx';
import { DateText } from '../../../shared/ui/figures/date-text.tsx';
import { Facts } from '../../../shared/ui/figures/facts.tsx';
import { runText, type RunningLoot } from '../../../shared/loots/run-text.ts';
import { Money } from '../../../shared/ui/figures/numbers.tsx';
import { PlatformIcons } from '../../../shared/ui/pictures/platform-icon.tsx';

interface ProjectOverviewProps {
  project: ApplicationView;
  /** Its loot, once that is known. */
  loot: (RunningLoot & { requirements: readonly string[] }) | undefined;
}

/** Card with the terms agreed for a project. */
export function ProjectOverview({ project: { campaign, budget }, loot }: ProjectOverviewProps) {
  const requirements = loot?.requirements ?? [];
  return (
    <Card>
      <SectionTitle>Project Overview</SectionTitle>
      <Muted marginTop="2" marginBottom="5" whiteSpace="pre-line">
        {campaign.description}
      </Muted>
      <Facts
        facts={[
          ['Business Owner', campaign.businessOwner.name],
          ['Budget', <Money key="b" cents={budget} />],
          ['Platforms', <PlatformIcons key="p" platforms={campaign.platforms} most={6} wrap />],
          ['Deadline', campaign.endDate && <Deadline key="d" day={campaign.endDate} loot={loot ?? campaign} />],
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

function Deadline({ day, loot }: { day: string; loot: RunningLoot }) {
  return (
    <>
      <DateText value={day} />
      <Detail>{runText(loot, currentTime())}</Detail>
    </>
  );
}
