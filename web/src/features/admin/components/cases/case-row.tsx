import { type CaseKind, HIGH_SCORE, type ListedCaseView } from '@doubloon/contract/cases/case.ts';
import type { ReactNode } from 'react';
import type { Decision } from '../../decision.ts';
import { caseDecision, endByThemselves, grantLabels } from './case-decision.ts';
import { ReportButtons, ReportedCopy, reportedWords } from './report-parts.tsx';
import { paths } from '../../../../shared/paths.ts';
import { currentTime } from '../../../../shared/state/current-time.ts';
import { FIGURE_NAMES } from '../../../../shared/records/counted-figures.ts';
import { chakra, Wrap } from '../../../../shared/style/chakra.tsx';
import { flagLabels } from '../../../../shared/text/admin.ts';
import { reportReasons } from '../../../../shared/reports/report-reasons.ts';
import { Button } from '../../../../shared/ui/buttons/button.tsx';
import { TextLink } from '../../../../shared/ui/buttons/text-link.tsx';
import { Money } from '../../../../shared/ui/figures/numbers.tsx';
import { ageText, formatDate, formatMoment } from '../../../../shared/ui/figures/time.ts';
import { WorkRow } from '../../../../shared/ui/lists/work-row.tsx';
import { Badge } from '../../../../shared/ui/marks/badge.tsx';

/** Words for the amount of a case, by its kind. */
const AMOUNTS: Record<CaseKind, string> = {
  refund: 'asked back',
  dispute: 'disputed',
  appeal: 'at stake',
  hold: 'held',
  figure: 'at stake',
  settlement: 'not refunded',
  report: 'at stake',
};

/** Kinds of cases with more evidence than their row shows. */
const HAVE_EVIDENCE: readonly CaseKind[] = ['hold', 'dispute'];

/** True where no bank waits for evidence: a warning of fraud, or a charge of the highest risk, by the provider's ids for them. */
const isWarning = ({ subject_id: id }: ListedCaseView) => /^(issfr|ch|py)_/.test(id);

const Summary = chakra('span', { base: { display: 'block', color: 'text', fontSize: 'md' } });
const Links = chakra(Wrap, { base: { columnGap: '4', rowGap: '2', alignItems: 'center' } });
const Part = chakra('span', { base: { '& + &::before': { content: '" · "' } } });

interface CaseRowProps {
  item: ListedCaseView;
  onDecide: (decision: Decision) => void;
  /** Opens what the decision rests on. */
  onLook: () => void;
}

/** A case in the list: whose it is, how much, since and until when, why, and the decision while it waits. */
export function CaseRow({ item, onDecide, onLook }: CaseRowProps) {
  const { kind, person, summary, amount, loot, campaign_id: id, figure, status, reported } = item;
  return (
    <WorkRow
      picture={person?.picture ?? null}
      name={person?.name ?? 'Somebody who has left'}
      about={
        kind === 'hold' && id !== null ? (
          <>
            is to be paid for <TextLink to={paths.managedLoot(id)}>{loot ?? 'a loot'}</TextLink>
          </>
        ) : (
          ((reported && reportedWords(reported)) ?? (figure && FIGURE_NAMES[figure]))
        )
      }
      detail={
        <>
          {kind !== 'hold' && summary !== '' && <Summary>{summary}</Summary>}
          {reported && <ReportedCopy reported={reported} />}
          <Times {...item} />
        </>
      }
      figure={amount === null ? undefined : { shows: <Money cents={amount} />, note: AMOUNTS[kind] }}
      marks={
        <>
          {kind === 'hold' ? <Reasons {...item} /> : <Ways {...item} />}
          {reported && <Badge>{reportReasons[reported.reason]}</Badge>}
          {item.flag && <Badge colorPalette="coral">Flagged</Badge>}
        </>
      }
      actions={
        <>
          {(figure || (HAVE_EVIDENCE.includes(kind) && !isWarning(item))) && (
            <Button variant="outline" aria-haspopup="dialog" onClick={onLook}>
              {figure ? 'Counted' : 'Evidence'}
            </Button>
          )}
          {status === 'open' && <CaseButtons item={item} onDecide={onDecide} />}
        </>
      }
    />
  );
}

/** The score of a held payment and its strongest reasons. */
function Reasons({ score, flags }: Pick<ListedCaseView, 'score' | 'flags'>) {
  return (
    <>
      {score !== null && <Badge colorPalette={score < HIGH_SCORE ? 'gold' : 'coral'}>Score {score}</Badge>}
      {flags.map((name) => (
        <Badge key={name}>{flagLabels[name]}</Badge>
      ))}
    </>
  );
}

/** Where the loot, its payments and whoever asked can be looked at. */
function Ways({ kind, subject_type: type, campaign_id: id, opened_by: by, reported }: ListedCaseView) {
  const ways: ReactNode[] = [
    type && type !== 'campaign' && <Badge key="type">{type}</Badge>,
    id !== null && (
      <TextLink key="loot" to={reported ? paths.loot(id) : paths.managedLoot(id)}>
        The loot
      </TextLink>
    ),
    id !== null && kind === 'dispute' && (
      <TextLink key="payments" to={paths.adminPart('payouts', { loot: id })}>
        Its payments
      </TextLink>
    ),
    reported?.type === 'store' && (
      <TextLink key="store" to={paths.store(reported.id)}>
        The store
      </TextLink>
    ),
    reported && (
      <TextLink key="person" to={paths.adminPart('people', { uid: reported.person_id })}>
        Who is reported
      </TextLink>
    ),
    by !== null && (
      <TextLink key="by" to={paths.adminPart('people', { uid: by })}>
        {reported ? 'Who reported' : 'Who asked'}
      </TextLink>
    ),
  ];
  return <Links>{ways}</Links>;
}

/** Since when a case waits and what happens by itself, or when it was decided and why. */
function Times({ kind, created_at: at, decide_by: by, answer_by: answerBy, flag, decision }: ListedCaseView) {
  if (decision) {
    const itself = decision.admin_id === null && kind !== 'settlement';
    return (
      <>
        <Part>{formatMoment(decision.decided_at)}</Part>
        <Part>{itself ? 'By itself, at the end of the review' : decision.reason}</Part>
      </>
    );
  }
  return (
    <>
      <Part>Waiting {ageText(at, currentTime())}</Part>
      {flag && <Part>{flag.reason}</Part>}
      {answerBy && <Part>The bank waits for evidence until {formatDate(answerBy)}</Part>}
      {by && (
        <Part>
          {flag ? 'Refused' : 'Paid'} by itself on {formatDate(by)}
        </Part>
      )}
    </>
  );
}

interface CaseButtonsProps {
  item: ListedCaseView;
  onDecide: (decision: Decision) => void;
}

/** The decisions on a case. Granting is the button of the row, unless much speaks against a held payment. */
export function CaseButtons({ item, onDecide }: CaseButtonsProps) {
  const { id, kind, amount, reported } = item;
  if (kind === 'report') return reported && <ReportButtons id={id} reported={reported} onDecide={onDecide} />;
  const ask = (verdict: Parameters<typeof caseDecision>[1]) => onDecide(caseDecision({ id, kind, amount }, verdict));
  const isDoubtful = kind === 'hold' && (item.score === null || item.score >= HIGH_SCORE);
  return (
    <>
      {endByThemselves.includes(kind) && !item.flag && (
        <Button variant="outline" onClick={() => ask('flagged')}>
          Flag
        </Button>
      )}
      <Button variant="dangerQuiet" onClick={() => ask('refused')}>
        Refuse
      </Button>
      <Button variant={isDoubtful ? 'outline' : 'gold'} onClick={() => ask('granted')}>
        {grantLabels[kind] ?? 'Grant'}
      </Button>
    </>
  );
}
