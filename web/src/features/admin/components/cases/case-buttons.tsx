import { type CaseKind, HIGH_SCORE, type ListedCaseView } from '@doubloon/contract/cases/case.ts';
import type { ReactNode } from 'react';
import { RowDecision } from '../admin-list.tsx';
import type { Decision } from '../../decision.ts';
import { caseDecision, endByThemselves, grantLabels } from './case-decision.ts';
import { reportButtons } from './report-parts.tsx';
import { Button } from '../../../../shared/ui/buttons/button.tsx';

/** Kinds of cases with more evidence than their row shows. */
const HAVE_EVIDENCE: readonly CaseKind[] = ['hold', 'dispute'];

/** True where no bank waits for evidence: a warning of fraud, or a charge of the highest risk, by the provider's ids for them. */
const isWarning = ({ subject_id: id }: ListedCaseView) => /^(issfr|ch|py)_/.test(id);

/** True where more than the row shows is to be looked at. */
const hasEvidence = (item: ListedCaseView) =>
  item.figure !== null || (HAVE_EVIDENCE.includes(item.kind) && !isWarning(item));

/** True where much speaks against a held payment, or nobody knows what does. */
const isDoubtful = ({ kind, score }: ListedCaseView) => kind === 'hold' && (score === null || score >= HIGH_SCORE);

interface CaseButtonsProps {
  item: ListedCaseView;
  onDecide: (decision: Decision) => void;
}

interface CaseVerbs {
  /** The decision that is made most often. */
  main: ReactNode;
  others: ReactNode;
}

/** The decisions on a case. Granting comes first, unless much speaks against a held payment. */
function verbsOf({ item, onDecide }: CaseButtonsProps): CaseVerbs {
  const { id, kind, amount, reported } = item;
  if (kind === 'report') return reported ? reportButtons({ id, reported, onDecide }) : { main: null, others: null };
  const ask = (verdict: Parameters<typeof caseDecision>[1]) => onDecide(caseDecision({ id, kind, amount }, verdict));
  return {
    main: (
      <Button variant={isDoubtful(item) ? 'outline' : 'gold'} onClick={() => ask('granted')}>
        {grantLabels[kind] ?? 'Grant'}
      </Button>
    ),
    others: (
      <>
        {endByThemselves.includes(kind) && !item.flag && (
          <Button variant="outline" onClick={() => ask('flagged')}>
            Flag
          </Button>
        )}
        <Button variant="dangerQuiet" onClick={() => ask('refused')}>
          Refuse
        </Button>
      </>
    ),
  };
}

/** Every decision on a case, side by side, for where its evidence is shown. */
export function CaseButtons(props: CaseButtonsProps) {
  const { main, others } = verbsOf(props);
  return (
    <>
      {others}
      {main}
    </>
  );
}

/** The verb of a case in the list: looking at its evidence where the decision rests on that, else the decision; the others in a menu. */
export function CaseVerb({ onLook, ...props }: CaseButtonsProps & { onLook: () => void }) {
  const { item } = props;
  const look = (variant: 'gold' | 'outline') => (
    <Button variant={variant} aria-haspopup="dialog" onClick={onLook}>
      {item.figure ? 'Counted' : 'Evidence'}
    </Button>
  );
  if (item.status !== 'open') return hasEvidence(item) && look('outline');
  const { main, others } = verbsOf(props);
  const looksFirst = hasEvidence(item) && (item.kind !== 'hold' || isDoubtful(item));
  return looksFirst ? (
    <RowDecision
      more={
        <>
          {others}
          {main}
        </>
      }
    >
      {look('gold')}
    </RowDecision>
  ) : (
    <RowDecision
      more={
        <>
          {hasEvidence(item) && look('outline')}
          {others}
        </>
      }
    >
      {main}
    </RowDecision>
  );
}
