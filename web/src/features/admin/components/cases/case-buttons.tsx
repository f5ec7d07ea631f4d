import { HIGH_SCORE, type ListedCaseView } from '@doubloon/contract/cases/case.ts';
import type { ReactNode } from 'react';
import { RowDecision } from '../admin-list.tsx';
import type { Decision } from '../../decision.ts';
import { caseDecision, endByThemselves, grantLabels } from './case-decision.ts';
import { hasBank } from './case-words.ts';
import { reportButtons } from './report-parts.tsx';
import { paths } from '../../../../shared/paths.ts';
import { Button, ButtonLink } from '../../../../shared/ui/buttons/button.tsx';

/** True where the decision rests on more than the row shows. */
const hasEvidence = (item: ListedCaseView) =>
  item.figure !== null || item.kind === 'hold' || item.maybe_fraud || hasBank(item);

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

/** The decisions on a case. Granting comes first, unless much speaks against a held payment; what is owed to a cardholder is not paid to an owner. */
function verbsOf({ item, onDecide, isLead = true }: CaseButtonsProps & { isLead?: boolean }): CaseVerbs {
  const { id, kind, amount, reported, maybe_fraud } = item;
  if (kind === 'report') return reported ? reportButtons({ id, reported, onDecide }) : { main: null, others: null };
  const ask = (verdict: Parameters<typeof caseDecision>[1]) =>
    onDecide(caseDecision({ id, kind, amount, maybe_fraud }, verdict));
  return {
    main: !maybe_fraud && (
      <Button variant={isDoubtful(item) || !isLead ? 'outline' : 'gold'} onClick={() => ask('granted')}>
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

/** Every decision on a case, side by side. */
export function CaseButtons(props: CaseButtonsProps) {
  const { main, others } = verbsOf(props);
  return (
    <>
      {main}
      {others}
    </>
  );
}

interface CaseVerbProps extends CaseButtonsProps {
  /** True for the one to decide first. */
  isFirst: boolean;
}

/** The verb of a case in the list: opening it where the decision rests on its evidence, or is made, else the decision; the others in a menu. */
export function CaseVerb({ isFirst, ...props }: CaseVerbProps) {
  const { item } = props;
  const isOpen = item.status === 'open';
  const looksFirst = hasEvidence(item) && (item.kind !== 'hold' || isDoubtful(item));
  const open = (
    <ButtonLink variant={isOpen && looksFirst && isFirst ? 'gold' : 'outline'} to={paths.adminCase(item.id)}>
      Open case
    </ButtonLink>
  );
  if (!isOpen) return open;
  const { main, others } = verbsOf({ ...props, isLead: isFirst });
  return looksFirst ? (
    <RowDecision
      more={
        <>
          {others}
          {main}
        </>
      }
    >
      {open}
    </RowDecision>
  ) : (
    <RowDecision
      more={
        <>
          {open}
          {others}
        </>
      }
    >
      {main}
    </RowDecision>
  );
}
