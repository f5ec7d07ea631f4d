import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { platformLabel } from '@doubloon/contract/shared/platforms.ts';
import type { ReactNode } from 'react';
import { chakra, Stack } from '../../../shared/style/chakra.tsx';
import { PlatformSign } from '../../../shared/ui/pictures/platform-sign.tsx';
import { DeliverableCard } from './deliverable-card.tsx';

interface DeliverableHistoryProps {
  deliverables: readonly DeliverableView[];
  /** Renders the actions of a treasure. */
  actionsOf: (deliverable: DeliverableView) => ReactNode;
}

/** A project's treasures, grouped by platform, newest first. */
export function DeliverableHistory({ deliverables, actionsOf }: DeliverableHistoryProps) {
  const groups = Map.groupBy(deliverables, ({ platform }) => platform);
  return (
    <Stack gap="7">
      {[...groups].map(([platform, group]) => (
        <div key={platform}>
          <chakra.h3 display="flex" alignItems="center" gap="2.5" fontSize="md" marginBottom="3">
            <PlatformSign platform={platform} />
            {platformLabel(platform)}
          </chakra.h3>
          <Stack gap="4">
            {group.map((deliverable) => (
              <DeliverableCard
                key={deliverable.treasure_id}
                deliverable={deliverable}
                actions={actionsOf(deliverable)}
              />
            ))}
          </Stack>
        </div>
      ))}
    </Stack>
  );
}
