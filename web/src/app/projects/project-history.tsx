import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AppealPanel } from '../../features/cases/components/appeal-panel.tsx';
import { applicationDeliverablesQuery } from '../../features/deliverables/api/queries.ts';
import { ReviseDeliverable } from '../../features/deliverables/components/revise-deliverable.tsx';
import { DeliverableHistory } from '../../features/deliverables/components/deliverable-history.tsx';
import { deliverablesText, deliverableStatusLabels } from '../../shared/text/deliverables.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { EmptyState } from '../../shared/ui/lists/query-view.tsx';
import { SectionTitle } from '../../shared/style/chakra.tsx';
import { PagedList } from '../../shared/ui/lists/paged-list.tsx';
import { useNarrowing } from '../../shared/ui/lists/narrowing.tsx';
import { lazyPart } from '../../shared/ui/layout/lazy-part.tsx';

const filterLabels = { all: 'All', ...deliverableStatusLabels } as const;

const ProofOfDeliverable = lazyPart(async () => (await import('./proof-of-deliverable.tsx')).ProofOfDeliverable);

interface ProjectHistoryProps {
  applicationId: string;
  /** The loot takes no new treasures, and what was sent back only for a while. */
  closed: boolean;
  /** A treasure that was sent back is to be submitted again. */
  onRevise: (deliverable: DeliverableView) => void;
}

/** A project's treasures with what their creator can do with each. */
export function ProjectHistory({ applicationId, closed, onRevise }: ProjectHistoryProps) {
  const [proving, setProving] = useState<DeliverableView>();
  const { status, search, narrowing } = useNarrowing(filterLabels, {
    placeholder: 'Platform, link or note',
  });
  const deliverables = useInfiniteQuery(applicationDeliverablesQuery(applicationId, { status, search }));

  const actionsOf = (deliverable: DeliverableView) => {
    switch (deliverable.status) {
      case 'rejected':
        return <AppealPanel subject={{ type: 'treasure', id: deliverable.treasure_id }} />;
      case 'approved':
        return (
          <Button look="outline" onClick={() => setProving(deliverable)}>
            Manage Proof
          </Button>
        );
      case 'revision_requested':
        return <ReviseDeliverable deliverable={deliverable} closed={closed} onRevise={onRevise} />;
      case 'submitted':
        return null;
    }
  };
  return (
    <section>
      <SectionTitle marginBottom="4">Treasure History</SectionTitle>
      <PagedList
        list={deliverables}
        narrowing={narrowing}
        problem={deliverablesText.fetchFailed}
        drawing="chest"
        noneFound="No treasures match your search"
        empty={
          <EmptyState
            as="h3"
            drawing="chest"
            title="No treasures yet"
            text="Post about the loot, then bring the link back here."
          />
        }
      >
        {(items) => <DeliverableHistory deliverables={items} actionsOf={actionsOf} />}
      </PagedList>
      {proving && <ProofOfDeliverable deliverable={proving} onClose={() => setProving(undefined)} />}
    </section>
  );
}
