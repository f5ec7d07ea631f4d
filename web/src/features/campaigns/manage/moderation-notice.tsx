import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import type { ReactNode } from 'react';
import { chakra } from '../../../shared/style/chakra.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';

interface ModerationNoticeProps {
  campaign: CampaignView;
  /** Way to appeal against a rejection. */
  appeal?: ReactNode;
}

/** Notice for the owner that our team holds, still reviews or has rejected a loot; nothing otherwise. */
export function ModerationNotice({ campaign, appeal }: ModerationNoticeProps) {
  const { status, held_by_admin: held, moderation_reason: reason } = campaign;
  if (status === 'paused' && held) {
    return (
      <Block colorPalette="coral" title="Paused by our team">
        <p>Only our team can open it again. Please contact support to find out why.</p>
      </Block>
    );
  }
  if (status === 'pending') {
    return (
      <Block colorPalette="gold" title="Waiting for our team">
        <p>Somebody reads every new or changed loot before creators see it. Nothing is needed from you.</p>
      </Block>
    );
  }
  if (status !== 'rejected') return null;
  return (
    <Block colorPalette="coral" title="Rejected by our team">
      {reason && <chakra.p whiteSpace="pre-line">{reason}</chakra.p>}
      <chakra.p fontSize="sm">
        Creators do not see it. You can change it, appeal, or close it to get back what is left.
      </chakra.p>
      {appeal}
    </Block>
  );
}

function Block(props: { colorPalette: 'gold' | 'coral'; title: string; children: ReactNode }) {
  return (
    <chakra.div marginBottom="6">
      <Notice {...props} />
    </chakra.div>
  );
}
