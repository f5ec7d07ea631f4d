import type { ProofView } from '@doubloon/contract/proofs/proof.ts';
import { UnpaidForCreator } from '../../../shared/payments/unpaid-for-creator.tsx';
import { chakra, Wrap } from '../../../shared/style/chakra.tsx';
import { DateText } from '../../../shared/ui/figures/date-text.tsx';
import { Quote } from '../../../shared/ui/marks/quote.tsx';
import { ProofImages } from './proof-images.tsx';
import { ProofStatusBadge } from './proof-status-badge.tsx';
import { formatNumber } from '../../../shared/ui/figures/numbers.tsx';

interface ProofCardProps {
  proof: ProofView;
  /** Its number among the treasure's proofs, the oldest being 1. */
  number: number;
  latest: boolean;
  actions?: React.ReactNode;
}

/** One proof as its creator sees it. */
export function ProofCard({ proof, number, latest, actions }: ProofCardProps) {
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
      <chakra.p textStyle="hint">
        <DateText value={proof.submission_date} />
        {proof.status === 'pending' && (
          <>
            {' · decision by '}
            <DateText value={proof.decide_by} />
          </>
        )}
      </chakra.p>
      {problem && <UnpaidForCreator problem={problem} />}
      <ProofImages small images={proof.images} />
      {proof.notes && <chakra.p overflowWrap="anywhere">{proof.notes}</chakra.p>}
      {answer && <Quote name={sentBack ? 'Revision instructions' : 'Feedback'} text={answer} />}
      {actions}
    </chakra.article>
  );
}
