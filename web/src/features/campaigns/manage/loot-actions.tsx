import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { campaignLife } from '@doubloon/contract/campaigns/lifecycle.ts';
import { closeCampaign, pauseCampaign, resumeCampaign } from '@doubloon/contract/campaigns/operations.ts';
import type { RefundView } from '@doubloon/contract/payments/refund-request.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Ellipsis, Pencil } from 'lucide-react';
import { useState } from 'react';
import { refundQuery } from '../api/queries.ts';
import { lootMoney } from './figures/loot-money.ts';
import { refundsOfBudget, sumOf } from './refund-parts.ts';
import { failureText, messageOf } from '../../../shared/api/api-error.ts';
import { inPlace } from '../../../shared/api/queries/mutation-effects.ts';
import { request } from '../../../shared/api/request.ts';
import { paths } from '../../../shared/paths.ts';
import { chakra, Hint, Stack, WideWords } from '../../../shared/style/chakra.tsx';
import { refundsText } from '../../../shared/text/refunds.ts';
import { Confirmation } from '../../../shared/ui/buttons/confirm-button.tsx';
import { Actions, Button, ButtonLink } from '../../../shared/ui/buttons/button.tsx';
import { MoreActions } from '../../../shared/ui/buttons/more-actions.tsx';
import { Dialog } from '../../../shared/ui/dialogs/dialog.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { AmountCard } from '../../../shared/ui/figures/amount-card.tsx';
import { Money } from '../../../shared/ui/figures/numbers.tsx';
import { lazyPart } from '../../../shared/ui/layout/lazy-part.tsx';
import { QueryView, Skeleton } from '../../../shared/ui/lists/query-view.tsx';

const EditLootDialog = lazyPart(async () => (await import('./edit-loot-dialog.tsx')).EditLootDialog);

const ExtendLootDialog = lazyPart(async () => (await import('./extend-loot-dialog.tsx')).ExtendLootDialog);

const AddBudgetDialog = lazyPart(async () => (await import('./add-budget/add-budget-dialog.tsx')).AddBudgetDialog);

type Move = 'pause' | 'resume';

/** Buttons with which an owner edits, extends, adds budget to, duplicates, pauses, resumes or closes a loot, as its status allows. */
export function LootActions({ campaign }: { campaign: CampaignView }) {
  const [asked, setAsked] = useState<'edit' | 'extend' | 'budget' | 'pause' | 'close'>();
  const moving = useMutation({
    mutationFn: (move: Move) =>
      request(move === 'pause' ? pauseCampaign : resumeCampaign, { params: { id: campaign.id } }),
    meta: {
      shows: inPlace('campaigns', 'id'),
      invalidates: ['campaigns', 'dashboard'],
      success: (_moved, move: Move) => (move === 'pause' ? 'Loot paused successfully!' : 'Loot resumed successfully!'),
      failure: (error, move: Move) => failureText(`Failed to ${move} loot`, error),
    },
  });
  const { status, held_by_admin: held } = campaign;
  const duplicate = (
    <ButtonLink variant="outline" to={paths.copyOfLoot(campaign.id)}>
      Duplicate
    </ButtonLink>
  );
  if (status === 'completed') return duplicate;
  return (
    <>
      <Button variant="outline" paddingX={{ base: '3', md: '5' }} onClick={() => setAsked('edit')}>
        <Pencil aria-hidden />
        <WideWords>Edit</WideWords>
      </Button>
      {campaignLife.can(status, 'resume') && !held && (
        <Button loading={moving.isPending} loadingText="Resuming..." onClick={() => moving.mutate('resume')}>
          Resume
        </Button>
      )}
      <MoreActions shows={<Ellipsis aria-hidden />}>
        {campaignLife.can(status, 'complete') && (
          <>
            <Button variant="outline" onClick={() => setAsked('extend')}>
              Extend
            </Button>
            <Button variant="outline" onClick={() => setAsked('budget')}>
              Add Budget
            </Button>
          </>
        )}
        {duplicate}
        {campaignLife.can(status, 'pause') && (
          <Button variant="outline" onClick={() => setAsked('pause')}>
            Pause
          </Button>
        )}
        <Button variant="dangerQuiet" onClick={() => setAsked('close')}>
          Close Loot
        </Button>
      </MoreActions>
      {asked === 'pause' && (
        <Confirmation
          asks={{
            title: 'Pause this loot?',
            question:
              'It leaves the marketplace and takes no new applications until you resume it. Creators at work go on, and you can still review and pay.',
            confirm: 'Pause',
            loadingText: 'Pausing...',
          }}
          onConfirm={() => moving.mutateAsync('pause')}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'close' && <CloseLootDialog campaign={campaign} onClose={() => setAsked(undefined)} />}
      {asked === 'extend' && <ExtendLootDialog campaign={campaign} onClose={() => setAsked(undefined)} />}
      {asked === 'budget' && <AddBudgetDialog campaign={campaign} onClose={() => setAsked(undefined)} />}
      {asked === 'edit' && <EditLootDialog campaign={campaign} onClose={() => setAsked(undefined)} />}
    </>
  );
}

/** Says what closing a loot gives back and when, and what becomes of open work, before it is closed for good. */
export function CloseLootDialog({ campaign, onClose }: { campaign: CampaignView; onClose: () => void }) {
  const refund = useQuery({ ...refundQuery(campaign.id), staleTime: 0 });
  const closing = useMutation({
    mutationFn: () => request(closeCampaign, { params: { id: campaign.id } }),
    meta: {
      shows: inPlace('campaigns', 'id'),
      invalidates: ['campaigns', 'dashboard'],
      success: 'Loot closed successfully!',
    },
    onSuccess: onClose,
  });
  const work = openWork(campaign);
  const isPaying = lootMoney(campaign, undefined).reserved > 0;
  return (
    <Dialog title="Close this loot?" onClose={closing.isPending ? undefined : onClose} width="36rem">
      <Stack gap="5">
        <p>
          Closing <strong>{campaign.title}</strong> cannot be undone. It leaves the marketplace and takes no
          applications and no new treasures.
        </p>
        <QueryView
          query={refund}
          problem="Failed to load the refund"
          pending={<Skeleton height="40" borderRadius="lg" />}
        >
          {(amounts) => <RefundAmount refund={amounts} />}
        </QueryView>
        {work.length > 0 && (
          <Notice colorPalette="gold" title="What is open stays open">
            <chakra.ul className="bulleted" fontSize="sm" display="grid" gap="1">
              {work.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </chakra.ul>
          </Notice>
        )}
        {isPaying && (
          <Notice colorPalette="coral" title="Money is set aside for a payment">
            <chakra.p fontSize="sm">
              Closing is refused while it is being confirmed, which usually takes a few minutes. A payment that our team
              looks at stays set aside when you close.
            </chakra.p>
          </Notice>
        )}
        {closing.isError && (
          <Notice colorPalette="coral" title="This loot cannot be closed yet" alert>
            <chakra.p fontSize="sm">{messageOf(closing.error, 'Please try again.')}</chakra.p>
          </Notice>
        )}
      </Stack>
      <Actions flowing>
        <Button variant="quiet" disabled={closing.isPending} onClick={onClose}>
          Keep it open
        </Button>
        <Button
          variant="danger"
          disabled={!refund.data}
          loading={closing.isPending}
          loadingText="Closing..."
          onClick={() => closing.mutate()}
        >
          Close Loot
        </Button>
      </Actions>
    </Dialog>
  );
}

/** Shows the amount closing the loot now would refund, its parts, and when it arrives. */
function RefundAmount({ refund }: { refund: RefundView }) {
  const refunds = refundsOfBudget(refund);
  const amount = sumOf(refunds, 'amount');
  if (amount === 0) return <p>{refundsText.nothingLeft}</p>;
  return (
    <AmountCard title="You get back" cents={amount} label="Refund">
      <chakra.dl paddingX="5" paddingY="3" display="grid" gap="2">
        <chakra.div display="flex" justifyContent="space-between" gap="4">
          <dt>Available budget</dt>
          <chakra.dd fontWeight="semibold">
            <Money cents={sumOf(refunds, 'budget_part')} />
          </chakra.dd>
        </chakra.div>
        <chakra.div display="flex" justifyContent="space-between" gap="4">
          <dt>Platform fee, the part that belongs to it</dt>
          <chakra.dd fontWeight="semibold">
            <Money cents={sumOf(refunds, 'fee_part')} />
          </chakra.dd>
        </chakra.div>
      </chakra.dl>
      <Hint paddingX="5" paddingBottom="4">
        {refundsText.review} {refundsText.arrival}
      </Hint>
    </AmountCard>
  );
}

const many = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`);

/** Sentences about the work that closing a loot leaves open; empty when there is none. */
export function openWork({
  pending_treasures: deliverables,
  pending_proofs: proofs,
  pending_applications: applications,
}: Pick<CampaignView, 'pending_treasures' | 'pending_proofs' | 'pending_applications'>): readonly string[] {
  const lines: string[] = [];
  if (deliverables > 0) {
    lines.push(
      `${many(deliverables, 'treasure still waits', 'treasures still wait')} for your decision. What you approve is paid before anything is refunded.`,
    );
  }
  if (proofs > 0) {
    lines.push(`${many(proofs, 'proof still waits', 'proofs still wait')} for your decision, and can still be paid.`);
  }
  if (deliverables + proofs > 0) lines.push('The refund follows once they are decided or their deadline has passed.');
  if (applications > 0) {
    lines.push(
      `${many(applications, 'application', 'applications')} can no longer be approved; reject them, or they are rejected at their deadline.`,
    );
  }
  return lines;
}
