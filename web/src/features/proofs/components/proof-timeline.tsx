import type { ProofView } from '@doubloon/contract/proofs/proof.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { ProofImages } from './proof-images.tsx';
import { ProofStatusBadge } from '../../../shared/ui/marks/status-badges.tsx';
import { UnpaidForCreator } from '../../../shared/payments/unpaid-for-creator.tsx';
import { chakra, Hint, HStack, Wrap } from '../../../shared/style/chakra.tsx';
import { viewsOfProof, ViewsSource } from '../../../shared/loots/sourced-views.tsx';
import { IconButton } from '../../../shared/ui/buttons/button.tsx';
import { DateText } from '../../../shared/ui/figures/date-text.tsx';
import { formatNumber } from '../../../shared/ui/figures/numbers.tsx';
import { Quote } from '../../../shared/ui/marks/quote.tsx';

/** How far one press scrolls, in px (specification 001, section 9). */
const STEP_PX = 180;

interface ProofTimelineProps {
  /** Newest first. */
  proofs: readonly ProofView[];
  actionsOf: (proof: ProofView) => ReactNode;
}

/** A treasure's proofs in a row, newest first; the latest stands out, the older ones are numbered downward. */
export function ProofTimeline({ proofs, actionsOf }: ProofTimelineProps) {
  const row = useRef<HTMLUListElement>(null);
  const scroll = (direction: 1 | -1) => row.current?.scrollBy({ left: direction * STEP_PX, behavior: 'smooth' });
  return (
    <chakra.section aria-labelledby="proof-timeline">
      <HStack justifyContent="space-between" gap="3" marginBottom="2">
        <chakra.h3 id="proof-timeline" fontSize="md">
          Proof History
        </chakra.h3>
        {proofs.length > 1 && (
          <chakra.span display="inline-flex">
            <IconButton label="Newer proofs" onClick={() => scroll(-1)}>
              <ChevronLeft aria-hidden />
            </IconButton>
            <IconButton label="Older proofs" onClick={() => scroll(1)}>
              <ChevronRight aria-hidden />
            </IconButton>
          </chakra.span>
        )}
      </HStack>
      <chakra.ul
        ref={row}
        // A scrolling element must be focusable, so that the keyboard can scroll it.
        tabIndex={0}
        aria-labelledby="proof-timeline"
        listStyleType="none"
        display="flex"
        gap="4"
        overflowX="auto"
        paddingBottom="3"
        overscrollBehaviorX="contain"
      >
        {proofs.map((proof, index) => (
          <chakra.li key={proof.proof_id} flex="none" width={{ base: '80%', md: '17rem' }}>
            <ProofCard proof={proof} number={proofs.length - index} latest={index === 0} actions={actionsOf(proof)} />
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

interface ProofCardProps {
  proof: ProofView;
  /** Its number among the treasure's proofs, the oldest being 1. */
  number: number;
  latest: boolean;
  actions?: React.ReactNode;
}

/** One proof as its creator sees it. */
function ProofCard({ proof, number, latest, actions }: ProofCardProps) {
  const sentBack = proof.status === 'revision_requested';
  const answer = sentBack ? proof.revision_instructions : proof.feedback;
  const problem = proof.payment_problem;
  return (
    <chakra.article
      display="grid"
      gap="3"
      alignContent="start"
      height="full"
      padding="4"
      borderRadius="lg"
      borderWidth={latest ? '2px' : '1px'}
      borderColor={latest ? 'accent' : 'line'}
      bg={latest ? 'raised' : 'surface'}
    >
      <Wrap justifyContent="space-between" gap="2">
        <chakra.h4 fontSize="sm">{latest ? `Latest (#${number})` : `#${number}`}</chakra.h4>
        <ProofStatusBadge status={proof.status} />
      </Wrap>
      <chakra.p fontSize="lg" fontWeight="semibold" textStyle="figure">
        {formatNumber(proof.reported_view_count)} views
      </chakra.p>
      <Hint>
        <ViewsSource known={viewsOfProof(proof)} />
        {proof.status === 'pending' && (
          <>
            {' · decision by '}
            <DateText value={proof.decide_by} />
          </>
        )}
      </Hint>
      {problem && <UnpaidForCreator problem={problem} />}
      <ProofImages small images={proof.images} />
      {proof.notes && <chakra.p overflowWrap="anywhere">{proof.notes}</chakra.p>}
      {answer && <Quote name={sentBack ? 'Revision instructions' : 'Feedback'} text={answer} />}
      {actions}
    </chakra.article>
  );
}
