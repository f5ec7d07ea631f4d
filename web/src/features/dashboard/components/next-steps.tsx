import { useState } from 'react';
import { useOnPhone } from '../../../shared/state/use-media-query.ts';
import { Card, chakra, Muted, SectionTitle, Wrap } from '../../../shared/style/chakra.tsx';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { Skeleton } from '../../../shared/ui/lists/query-view.tsx';
import { WorkList } from '../../../shared/ui/lists/work-row.tsx';
import { Badge } from '../../../shared/ui/marks/badge.tsx';
import { StepRow } from './step-row.tsx';
import { MAX_STEPS, type NextStep } from '../next-steps.ts';

/** So many have room on the first screen of a phone. */
const MAX_STEPS_ON_PHONE = 4;

const Heading = chakra(Wrap, { base: { alignItems: 'baseline', gap: '3', marginBottom: '3' } });

interface NextStepsProps {
  title?: string;
  /** The steps in their order; undefined while they are not known. */
  steps: readonly NextStep[] | undefined;
  /** How many are shown at first. */
  most?: number;
  /** Text shown when there are no steps. */
  nothing?: string;
}

/** A person's next steps, or those they wait for others to take: the first, if it is theirs, has the button of the screen. */
export function NextSteps({ title = 'What to do next', steps, most = MAX_STEPS, nothing }: NextStepsProps) {
  const [unfolded, setUnfolded] = useState(false);
  const atFirst = Math.min(most, useOnPhone() ? MAX_STEPS_ON_PHONE : MAX_STEPS);
  if (!steps) return <Skeleton height="96" borderRadius="lg" />;
  const [first] = steps;
  const more = steps.length - atFirst;
  const turns = steps.filter(({ mine }) => mine);
  return (
    <section>
      <Heading>
        <SectionTitle>{title}</SectionTitle>
        {turns.length > 1 && <Badge colorPalette="gold">{turns.length} wait for you</Badge>}
      </Heading>
      {steps.length === 0 && (
        <Card as="div">
          <Muted>{nothing}</Muted>
        </Card>
      )}
      {steps.length > 0 && (
        <WorkList>
          {(unfolded ? steps : steps.slice(0, atFirst)).map((step) => (
            <li key={step.id}>
              <StepRow step={step} isFirst={step === first && step.mine === true} />
            </li>
          ))}
          {more > 0 && (
            <chakra.li borderTopWidth="1px" borderColor="line">
              <Button
                variant="quiet"
                wide
                borderRadius="none"
                aria-expanded={unfolded}
                onClick={() => setUnfolded(!unfolded)}
              >
                {unfolded ? 'Show fewer' : `Show ${more} more`}
              </Button>
            </chakra.li>
          )}
        </WorkList>
      )}
    </section>
  );
}
