import { chakra } from '@chakra-ui/react/styled-system';
import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { AppealPanel } from '../../features/cases/components/appeal-panel.tsx';
import { applicationTreasuresQuery } from '../../features/deliverables/api/application-treasures-query.ts';
import { ReviseTreasure } from '../../features/deliverables/components/revise-treasure.tsx';
import { TreasureHistory } from '../../features/deliverables/components/treasure-history.tsx';
import { deliverablesText, treasureStatusLabels } from '../../shared/text/deliverables.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ChestDrawing } from '../../shared/ui/drawings.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { NarrowedList } from '../../shared/ui/narrowed-list.tsx';
import { useNarrowing } from '../../shared/ui/use-narrowing.ts';

const filterLabels = { all: 'All', ...treasureStatusLabels } as const;

const ProofOfTreasure = lazy(async () => ({ default: (await import('./proof-of-treasure.tsx')).ProofOfTreasure }));

interface ProjectHistoryProps {
  applicationId: string;
  /** The loot takes no new treasures, and what was sent back only for a while. */
  closed: boolean;
  /** A treasure that was sent back is to be submitted again. */
  onRevise: (treasure: DeliverableView) => void;
}

/** A project's treasures with what their creator can do with each. */
export function ProjectHistory({ applicationId, closed, onRevise }: ProjectHistoryProps) {
  const [proving, setProving] = useState<DeliverableView>();
  const { selected, search, narrowing } = useNarrowing(filterLabels, {
    names: { choice: 'status', words: 'q' },
    placeholder: deliverablesText.searchHistory,
  });
  const treasures = useInfiniteQuery(
    applicationTreasuresQuery(applicationId, { status: selected === 'all' ? undefined : selected, search }),
  );

  const actionsOf = (treasure: DeliverableView) => {
    switch (treasure.status) {
      case 'rejected':
        return <AppealPanel subject={{ type: 'treasure', id: treasure.treasure_id }} />;
      case 'approved':
        return (
          <Button look="outline" onClick={() => setProving(treasure)}>
            {deliverablesText.manageProof}
          </Button>
        );
      case 'revision_requested':
        return <ReviseTreasure treasure={treasure} closed={closed} onRevise={onRevise} />;
      case 'submitted':
        return null;
    }
  };
  return (
    <section>
      <chakra.h2 fontSize="xl" marginBottom="4">
        {deliverablesText.history}
      </chakra.h2>
      <NarrowedList
        list={treasures}
        narrowing={narrowing}
        problem={deliverablesText.fetchFailed}
        drawing={<ChestDrawing />}
        noneFound={deliverablesText.noneFound}
        empty={
          <EmptyState
            as="h3"
            drawing={<ChestDrawing />}
            title={deliverablesText.noTreasures}
            text="Post about the loot, then bring the link back here."
          />
        }
      >
        {(items) => <TreasureHistory treasures={items} actionsOf={actionsOf} />}
      </NarrowedList>
      {proving && (
        <Suspense fallback={null}>
          <ProofOfTreasure treasure={proving} onClose={() => setProving(undefined)} />
        </Suspense>
      )}
    </section>
  );
}
