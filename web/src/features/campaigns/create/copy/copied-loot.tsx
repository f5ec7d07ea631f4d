import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useGiveUpDraft } from '../../api/cancel-checkout.ts';
import { managedCampaignQuery } from '../../api/queries.ts';
import { forgetBegunFiles } from '../begun/begun-files.ts';
import { LOOT_DRAFT_KEY, LootDraft } from '../loot-draft.ts';
import { copyOfLoot } from './loot-copy.ts';
import { useDraft } from '../../../../shared/drafts/use-draft.ts';
import { currentTime } from '../../../../shared/state/current-time.ts';
import type { SessionUser } from '../../../../shared/state/session.ts';
import { Wrap } from '../../../../shared/style/chakra.tsx';
import { Button } from '../../../../shared/ui/buttons/button.tsx';
import { ConfirmButton } from '../../../../shared/ui/buttons/confirm-button.tsx';
import { EmptyState, PageSkeleton, QueryView } from '../../../../shared/ui/lists/query-view.tsx';

interface CopiedLootProps {
  owner: SessionUser;
  /** The loot to copy. */
  id: string;
  /** The form begins: with a copy of the loot of this title, or with what there was. */
  onReady: (copyOf?: string) => void;
}

/** Makes one of the owner's loots the draft of another one, and asks first where that would take the place of something begun. */
export function CopiedLoot({ owner, id, onReady }: CopiedLootProps) {
  const loot = useQuery(managedCampaignQuery(id));
  const notFound = (
    <EmptyState
      drawing="map"
      title="Loot Not Found"
      action={<Button onClick={() => onReady()}>Begin without a copy</Button>}
    />
  );
  return (
    <QueryView query={loot} problem="Failed to fetch loot details" pending={<PageSkeleton />} missing={notFound}>
      {(found) => (found.owner_id === owner.uid ? <Copy owner={owner} loot={found} onReady={onReady} /> : notFound)}
    </QueryView>
  );
}

function Copy({ owner, loot, onReady }: Omit<CopiedLootProps, 'id'> & { loot: CampaignView }) {
  const { found, keep } = useDraft(owner.uid, LOOT_DRAFT_KEY, LootDraft);
  const giveUp = useGiveUpDraft();
  const copy = () => {
    keep(copyOfLoot(loot, currentTime()));
    onReady(loot.title);
  };
  const isFree = found === null;
  useEffect(() => {
    if (isFree) copy();
    // oxlint-disable-next-line react/exhaustive-deps -- once: the form begins with what is kept then
  }, [isFree]);

  if (!found) return <PageSkeleton />;
  const replace = async () => {
    if (!(await giveUp(found.id))) return;
    void forgetBegunFiles(found.id);
    copy();
  };
  return (
    <EmptyState
      drawing="compass"
      title="You have begun another loot"
      text={`${found.values.title || 'A loot without a title'} is kept as your draft, and there is room for one.`}
      action={
        <Wrap justifyContent="center" gap="3">
          <Button onClick={() => onReady()}>Go on with the draft</Button>
          <ConfirmButton
            variant="outline"
            asks={{
              title: 'Replace your draft?',
              question: `What you have entered is deleted, on all your devices, and a copy of ${loot.title} takes its place. A payment page that is still open is closed.`,
              confirm: 'Replace draft',
            }}
            onConfirm={replace}
          >
            Replace it with the copy
          </ConfirmButton>
        </Wrap>
      }
    />
  );
}
