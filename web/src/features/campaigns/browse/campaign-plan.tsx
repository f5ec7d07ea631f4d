import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import type { ReactNode } from 'react';
import { chakra, Muted, SectionTitle } from '../../../shared/style/chakra.tsx';
import { PLACEHOLDER_PLAN } from '../../../shared/text/campaigns.ts';
import { Facts } from '../../../shared/ui/figures/facts.tsx';
import { formatDate } from '../../../shared/ui/figures/time.ts';
import { Fold, FoldName } from '../../../shared/ui/layout/fold.tsx';
import { Section } from '../../../shared/ui/layout/section.tsx';

/** Holds requirements and timeline, side by side where the owner has said both. */
const Both = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingTop: { base: '6', md: '8' },
    borderTopWidth: '1px',
    borderColor: 'line',
    // One line above both.
    '& > section': { paddingTop: '0', borderTopWidth: '0' },
  },
  variants: { beside: { true: { md: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } } },
});

/**
 * Requirements and timeline of a loot. Fields its owner left empty show the specification's placeholders (section 2, "When
 * data is missing"), folded up and marked as examples so that nobody takes them for the owner's words.
 */
export function CampaignPlan({ campaign }: { campaign: CampaignView }) {
  const { requirements, startDate, endDate } = campaign;
  const dated = startDate !== null || endDate !== null;
  const timeline = dated ? { startDate, endDate } : PLACEHOLDER_PLAN;
  return (
    <>
      <Both beside={requirements.length > 0 && dated}>
        <Part
          title="Requirements"
          example={requirements.length === 0 && 'The owner named no requirements. They look like this:'}
        >
          <ul className="bulleted">
            {(requirements.length > 0 ? requirements : PLACEHOLDER_PLAN.requirements).map((requirement, index) => (
              // Nobody stops an owner from saying a thing twice.
              <li key={`${index} ${requirement}`}>{requirement}</li>
            ))}
          </ul>
        </Part>
        <Part title="Timeline" example={!dated && 'The owner gave no dates. A timeline looks like this:'}>
          <Facts
            two
            facts={[
              ['Start Date', timeline.startDate && formatDate(timeline.startDate)],
              ['End Date', timeline.endDate && formatDate(timeline.endDate)],
            ]}
          />
        </Part>
      </Both>
      <Part title="Milestones" example="The owner sets no milestones. A loot usually goes like this:">
        <ol className="numbered">
          {PLACEHOLDER_PLAN.milestones.map((milestone) => (
            <li key={milestone}>{milestone}</li>
          ))}
        </ol>
      </Part>
    </>
  );
}

/** A part of the plan; `example` says why what is in it is not the owner's. */
function Part({ title, example, children }: { title: string; example: string | false; children: ReactNode }) {
  if (!example) {
    return (
      <Section plain title={title}>
        {children}
      </Section>
    );
  }
  return (
    <Fold>
      <FoldName>
        <SectionTitle>{title}</SectionTitle>
        <chakra.span textStyle="hint" marginLeft="auto">
          Example
        </chakra.span>
      </FoldName>
      <Muted marginBottom="3">{example}</Muted>
      {children}
    </Fold>
  );
}
