import { HIGH_SCORE, type ListedCaseView } from '@doubloon/contract/cases/case.ts';
import { DELETED_USER_NAME } from '@doubloon/contract/users/user.ts';
import type { ReactNode } from 'react';
import type { Decision } from '../../decision.ts';
import { CaseVerb } from './case-buttons.tsx';
import { AMOUNTS, concernedText, endOf, isDecidedByItself, isUrgent } from './case-words.ts';
import { PersonName } from '../people/person-name.tsx';
import { ReportedCopy, reportedWords } from './report-parts.tsx';
import { paths } from '../../../../shared/paths.ts';
import { currentTime } from '../../../../shared/state/current-time.ts';
import { FIGURE_NAMES } from '../../../../shared/records/counted-figures.ts';
import { chakra, VisuallyHidden, Wrap } from '../../../../shared/style/chakra.tsx';
import { flagLabels } from '../../../../shared/text/admin.ts';
import { reportReasons } from '../../../../shared/reports/report-reasons.ts';
import { TextLink } from '../../../../shared/ui/buttons/text-link.tsx';
import { Money } from '../../../../shared/ui/figures/numbers.tsx';
import { ageText, formatDate, formatMoment } from '../../../../shared/ui/figures/time.ts';
import { WorkRow } from '../../../../shared/ui/lists/work-row.tsx';
import { Badge } from '../../../../shared/ui/marks/badge.tsx';

const Summary = chakra('span', { base: { display: 'block', color: 'text', fontSize: 'md' } });
const Links = chakra(Wrap, { base: { columnGap: '4', rowGap: '2', alignItems: 'center' } });
const Score = chakra('span', {
  base: {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    width: '12',
    height: '12',
    borderRadius: 'md',
    fontSize: 'xs',
    lineHeight: 'snug',
    bg: 'goldWash',
    color: 'goldText',
    '& > b': { textStyle: 'figure', fontSize: 'lg', fontWeight: 'bold', lineHeight: 'snug' },
  },
  variants: {
    grade: {
      some: {},
      high: { bg: 'coralWash', color: 'coralText' },
      highest: { bg: 'danger', color: 'onDanger' },
    },
  },
});
const HIGHEST_SCORE = 90;
/** How many reasons a row names; the others are on the page of the case. */
const NAMED_REASONS = 2;
const Part = chakra('span', { base: { '& + &::before': { content: '" · "' } } });

interface CaseRowProps {
  item: ListedCaseView;
  /** True for the one to decide first, whose button is the button of the screen. */
  isFirst?: boolean;
  onDecide: (decision: Decision) => void;
}

/** A case in the list: whose it is, how much, since and until when, why, and the decision while it waits. */
export function CaseRow({ item, isFirst = false, onDecide }: CaseRowProps) {
  const { kind, person, summary, amount, loot, campaign_id: id, figure, reported } = item;
  return (
    <WorkRow
      picture={person?.picture ?? null}
      lead={kind === 'hold' && item.score !== null ? <ScoreMark score={item.score} /> : undefined}
      name={person?.name ?? DELETED_USER_NAME}
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
      figure={
        amount === null
          ? undefined
          : { shows: <Money cents={amount} />, note: kind === 'hold' ? undefined : AMOUNTS[kind] }
      }
      marks={
        <>
          {kind === 'hold' ? <Reasons {...item} /> : <Ways {...item} />}
          {reported && <Badge>{reportReasons[reported.reason]}</Badge>}
          {item.flag && <Badge colorPalette="coral">Flagged</Badge>}
        </>
      }
      urgent={isUrgent(item, currentTime())}
      actions={<CaseVerb item={item} isFirst={isFirst} onDecide={onDecide} />}
    />
  );
}

/** The score of a held payment, in a colour by its height. */
function ScoreMark({ score }: { score: number }) {
  const above = score >= HIGHEST_SCORE ? 'highest' : 'high';
  return (
    <Score grade={score < HIGH_SCORE ? 'some' : above}>
      Score <b>{score}</b>
    </Score>
  );
}

/** The strongest reasons for holding a payment, and how many more there are. */
function Reasons({ flags }: Pick<ListedCaseView, 'flags'>) {
  const others = flags.slice(NAMED_REASONS).map((name) => flagLabels[name]);
  return (
    <>
      {flags.slice(0, NAMED_REASONS).map((name) => (
        <Badge key={name}>{flagLabels[name]}</Badge>
      ))}
      {others.length > 0 && (
        <Badge title={others.join(', ')}>
          +{others.length} <VisuallyHidden>{others.join(', ')}</VisuallyHidden>
        </Badge>
      )}
    </>
  );
}

/** Where the loot, its payments and whom it concerns can be looked at. */
function Ways(item: ListedCaseView) {
  const { kind, subject_type: type, campaign_id: id, loot, reported, people } = item;
  const ways: ReactNode[] = [
    type && type !== 'campaign' && <Badge key="type">{type}</Badge>,
    id !== null && (
      <TextLink key="loot" to={reported ? paths.loot(id) : paths.managedLoot(id)}>
        {loot ?? 'The loot'}
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
    ...people.map((person) => (
      <span key={person.uid}>
        {concernedText(kind, person.as)} <PersonName {...person} />
      </span>
    )),
  ];
  return <Links>{ways}</Links>;
}

/** Since when a case waits and what happens by itself, or when it was decided and why. */
function Times({
  kind,
  created_at: at,
  decide_by: by,
  silence_refuses: refuses,
  answer_by: answerBy,
  flag,
  decision,
}: ListedCaseView) {
  if (decision) {
    return (
      <>
        <Part>{formatMoment(decision.decided_at)}</Part>
        {decision.admin_name !== null && <Part>{decision.admin_name}</Part>}
        <Part>{isDecidedByItself({ kind, decision }) ? 'By itself, at the end of the review' : decision.reason}</Part>
      </>
    );
  }
  return (
    <>
      <Part>Waiting {ageText(at, currentTime())}</Part>
      {flag && <Part>{flag.reason}</Part>}
      {answerBy && <Part>The bank waits for evidence until {formatDate(answerBy)}</Part>}
      {by && <Part>{endOf({ silence_refuses: refuses, decide_by: by })}</Part>}
    </>
  );
}
