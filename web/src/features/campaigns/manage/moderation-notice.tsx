import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import type { ReactNode } from 'react';
import { chakra } from '../../../shared/style/chakra.tsx';
import { campaignsText } from '../../../shared/text/campaigns.ts';
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
      <Block tone="coral" title={campaignsText.heldTitle}>
        <p>{campaignsText.heldText}</p>
      </Block>
    );
  }
  if (status === 'pending') {
    return (
      <Block tone="gold" title={campaignsText.pendingTitle}>
        <p>{campaignsText.pendingText}</p>
      </Block>
    );
  }
  if (status !== 'rejected') return null;
  return (
    <Block tone="coral" title={campaignsText.rejectedTitle}>
      {reason && <chakra.p whiteSpace="pre-line">{reason}</chakra.p>}
      <chakra.p fontSize="sm">{campaignsText.rejectedText}</chakra.p>
      {appeal}
    </Block>
  );
}

function Block(props: { tone: 'gold' | 'coral'; title: string; children: ReactNode }) {
  return (
    <chakra.div marginBottom="6">
      <Notice {...props} />
    </chakra.div>
  );
}
