import { confirmAuthor } from '@doubloon/contract/admin/operations.ts';
import { listDeliverablesToConfirm } from '@doubloon/contract/admin/work-operations.ts';
import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { pagesOf } from '../../../shared/api/queries/query.ts';
import { request } from '../../../shared/api/request.ts';
import { currentTime } from '../../../shared/state/current-time.ts';
import { formatNumber } from '../../../shared/ui/figures/numbers.tsx';
import { ageText } from '../../../shared/ui/figures/time.ts';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { DeliveredPost } from '../../../shared/ui/buttons/given-address.tsx';
import { PlatformIcon } from '../../../shared/ui/pictures/platform-icon.tsx';
import type { Decision } from '../decision.ts';
import { useDecision } from './cases/use-decision.tsx';
import { NothingWaits, RowDecision } from './admin-list.tsx';
import { OneLine, QueueList, QueueRow } from './queue-row.tsx';
import { PagedList } from '../../../shared/ui/lists/paged-list.tsx';
import { latestViews, ViewsSource } from '../../../shared/loots/sourced-views.tsx';

/** Treasures that wait because their platform does not tell whose the post is. */
export function AuthorsScreen() {
  const list = useInfiniteQuery(pagesOf(listDeliverablesToConfirm, { query: {} }));
  const { ask, dialog } = useDecision();
  return (
    <>
      <PagedList
        isMain
        list={list}
        problem="Failed to load the treasures"
        empty={<NothingWaits text="Posts whose author the platform does not tell show up here." />}
      >
        {(deliverables) => (
          <QueueList label="Treasures to confirm">
            {deliverables.map((deliverable, index) => (
              <li key={deliverable.treasure_id}>
                <QueueRow
                  picture={deliverable.creatorPic}
                  name={deliverable.creatorName}
                  about={`delivered a treasure for ${deliverable.title}`}
                  detail={
                    <>
                      <OneLine>{`Waiting ${ageText(deliverable.created_at, currentTime())}`}</OneLine>
                      <ViewsSource known={latestViews(deliverable)} />
                    </>
                  }
                  figure={{ shows: `${formatNumber(latestViews(deliverable).views)} views` }}
                  marks={
                    <>
                      <PlatformIcon platform={deliverable.platform} /> <DeliveredPost url={deliverable.url} />
                    </>
                  }
                  actions={
                    <RowDecision
                      more={
                        <Button variant="dangerQuiet" onClick={() => ask(decisionOn(deliverable, false))}>
                          Not theirs
                        </Button>
                      }
                    >
                      <Button
                        variant={index === 0 ? 'gold' : 'outline'}
                        onClick={() => ask(decisionOn(deliverable, true))}
                      >
                        Theirs
                      </Button>
                    </RowDecision>
                  }
                />
              </li>
            ))}
          </QueueList>
        )}
      </PagedList>
      {dialog}
    </>
  );
}

function decisionOn({ treasure_id: id, creatorName }: DeliverableView, theirs: boolean): Decision {
  return {
    title: theirs ? `Is this post by ${creatorName}?` : `Is this post not by ${creatorName}?`,
    effect: theirs
      ? 'The owner of the loot can approve the treasure then, which pays for it.'
      : 'The treasure is rejected, and nothing is paid for it.',
    confirm: theirs ? 'It is theirs' : 'It is not theirs',
    loadingText: 'Saving...',
    dangerous: !theirs,
    done: theirs ? 'The author is confirmed.' : 'The treasure is rejected.',
    run: (reason) => request(confirmAuthor, { params: { id }, body: { is_theirs: theirs, reason } }),
  };
}
