import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { viewsRule } from '../../../shared/text/views-rule.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { payoutTermsOf, payoutWordsForCreators } from '../payout-words.ts';
import { PayoutPreview } from './payout-preview.tsx';

/** How a loot pays, in words and examples that a creator understands. */
export function PayoutTermsCard({ campaign }: { campaign: CampaignView }) {
  const terms = payoutTermsOf(campaign);
  return (
    <Card>
      <chakra.h2 textStyle="sectionTitle" marginBottom="3">
        What you earn
      </chakra.h2>
      {payoutWordsForCreators(terms).map((words) => (
        <chakra.p key={words} marginBottom="2">
          {words}
        </chakra.p>
      ))}
      <chakra.div marginTop="4">
        <PayoutPreview terms={terms} caption="What one creator earns in all" />
      </chakra.div>
      <chakra.p textStyle="hint" marginTop="3">
        {viewsRule} More views later add to what was paid; nothing is taken back when a count falls.
      </chakra.p>
    </Card>
  );
}
