import type { ProofView } from '@doubloon/contract/proofs/proof.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { chakra, HStack } from '../../../shared/style/chakra.tsx';
import { IconButton } from '../../../shared/ui/buttons/button.tsx';
import { ProofCard } from './proof-card.tsx';

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
