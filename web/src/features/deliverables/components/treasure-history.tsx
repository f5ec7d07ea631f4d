import { chakra } from '@chakra-ui/react/styled-system';
import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { platformLabel } from '@doubloon/contract/shared/platforms.ts';
import type { ReactNode } from 'react';
import { deliverablesText } from '../../../shared/text/deliverables.ts';
import { ChestDrawing } from '../../../shared/ui/drawings.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { PlatformSign } from '../../../shared/ui/platform-sign.tsx';
import { TreasureCard } from './treasure-card.tsx';

interface TreasureHistoryProps {
  treasures: readonly DeliverableView[];
  /** What can be done with a treasure. */
  actionsOf: (treasure: DeliverableView) => ReactNode;
}

/** A project's treasures, grouped by platform, newest first. */
export function TreasureHistory({ treasures, actionsOf }: TreasureHistoryProps) {
  const groups = Map.groupBy(treasures, ({ platform }) => platform);
  return (
    <chakra.section>
      <chakra.h2 fontSize="xl" marginBottom="4">
        {deliverablesText.history}
      </chakra.h2>
      {treasures.length === 0 && (
        <EmptyState
          as="h3"
          drawing={<ChestDrawing />}
          title={deliverablesText.noTreasures}
          text="Post about the loot, then bring the link back here."
        />
      )}
      <chakra.div display="grid" gap="7">
        {[...groups].map(([platform, group]) => (
          <div key={platform}>
            <chakra.h3 display="flex" alignItems="center" gap="2.5" fontSize="md" marginBottom="3">
              <PlatformSign platform={platform} />
              {platformLabel(platform)}
            </chakra.h3>
            <chakra.div display="grid" gap="4">
              {group.map((treasure) => (
                <TreasureCard key={treasure.treasure_id} treasure={treasure} actions={actionsOf(treasure)} />
              ))}
            </chakra.div>
          </div>
        ))}
      </chakra.div>
    </chakra.section>
  );
}
