import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { currentTime } from '../../../shared/state/current-time.ts';
import { Card, chakra, SectionTitle, Wrap } from '../../../shared/style/chakra.tsx';
import { PLACEHOLDER_PLAN } from '../../../shared/text/campaigns.ts';
import { formatDate } from '../../../shared/ui/figures/time.ts';
import { Facts } from '../../../shared/ui/figures/facts.tsx';
import { runText } from '../../../shared/loots/run-text.ts';

/**
 * Requirements and timeline of a loot. Fields its owner left empty show the specification's placeholders (section 2, "When
 * data is missing"), marked as examples so that nobody takes them for the owner's words.
 */
export function CampaignPlan({ campaign }: { campaign: CampaignView }) {
  const { requirements, startDate, endDate } = campaign;
  const dated = startDate !== null || endDate !== null;
  const timeline = dated ? { startDate, endDate } : PLACEHOLDER_PLAN;
  return (
    <>
      <Card>
        <Heading example={requirements.length === 0 && 'The owner named no requirements. They look like this:'}>
          Requirements
        </Heading>
        <ul className="bulleted">
          {(requirements.length > 0 ? requirements : PLACEHOLDER_PLAN.requirements).map((requirement, index) => (
            // Nobody stops an owner from saying a thing twice.
            <li key={`${index} ${requirement}`}>{requirement}</li>
          ))}
        </ul>
      </Card>
      <Card>
        <Heading example={!dated && 'The owner gave no dates. A timeline looks like this:'}>Timeline</Heading>
        <Facts
          facts={[
            ['Start Date', timeline.startDate && formatDate(timeline.startDate)],
            ['End Date', timeline.endDate && formatDate(timeline.endDate)],
            ['Countdown', runText(campaign, currentTime())],
          ]}
        />
      </Card>
      <Card>
        <Heading example="The owner sets no milestones. A loot usually goes like this:">Milestones</Heading>
        <ol className="numbered">
          {PLACEHOLDER_PLAN.milestones.map((milestone) => (
            <li key={milestone}>{milestone}</li>
          ))}
        </ol>
      </Card>
    </>
  );
}

/** A heading; `example` says why what follows is not the owner's. */
function Heading({ children, example }: { children: string; example: string | false }) {
  return (
    <chakra.div marginBottom="3">
      <Wrap alignItems="baseline" gap="3">
        <SectionTitle>{children}</SectionTitle>
        {example && <chakra.span textStyle="hint">Example</chakra.span>}
      </Wrap>
      {example && (
        <chakra.p color="muted" marginTop="1">
          {example}
        </chakra.p>
      )}
    </chakra.div>
  );
}
