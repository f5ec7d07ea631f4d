import { HIGH_SCORE, type ListedCaseView } from '@doubloon/contract/cases/case.ts';
import { DELETED_USER_NAME } from '@doubloon/contract/users/user.ts';
import type { ReactNode } from 'react';
import type { Decision } from '../../decision.ts';
import { CaseVerb } from './case-buttons.tsx';
import { AMOUNTS, concernedText, endOf, isDecidedByItself, isUrgent } from './case-words.ts';
import { PersonName } from '../people/person-name.tsx';
import { OneLine, QueueRow } from '../queue-row.tsx';
import { ReportedCopy, reportedWords } from './report-parts.tsx';
import { paths } from '../../../../shared/paths.ts';
import { currentTime } from '../../../../shared/state/current-time.ts';
import { FIGURE_NAMES } from '../../../../shared/records/counted-figures.ts';
import { chakra, VisuallyHidden, Wrap } from '../../../../shared/style/chakra.tsx';
import { flagLabels } from '../../../../shared/text/admin.ts';
import { reportReasons } from '../../../../shared/reports/report-reasons.ts';
import { TextLink } from '../../../../shared/ui/buttons/text-link.tsx';
import { Money } from '../../../../shared/ui/figures/numbers.tsx';
import { ageText, nearDate, nearMoment } from '../../../../shared/ui/figures/time.ts';
import { ProgressBar } from '../../../../shared/ui/feedback/progress-bar.tsx';
import { Badge } from '../../../../shared/ui/marks/badge.tsx';

const Summary = chakra('span', { base: { display: 'block', color: 'text', fontSize: 'md' } });
const Links = chakra(Wrap, { base: { columnGap: '4', rowGap: '2', alignItems: 'center' } });
/** How wide the place of the list must be for a meter. */
const ROOMY = '@container (min-width: 38rem)';

/** The number as a pill, or with a small meter where there is room. */
const Score = chakra('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    columnGap: '2',
    rowGap: '1',
    textStyle: 'hint',
    lineHeight: 'snug',
    whiteSpace: 'pre',
    '& > span': { textStyle: 'figure' },
    '& b': {
      color: 'text',
      fontWeight: 'semibold',
      bg: 'chip',
      borderRadius: 'full',
      paddingX: '2.5',
      paddingY: '0.5',
    },
    '&[data-high] b': { color: 'coralText', bg: 'coralWash' },
    '& > [role=progressbar]': { display: 'none', width: '16' },
    [ROOMY]: {
      '& b': { bg: 'transparent', paddingX: '0', paddingY: '0' },
      '&[data-high] b': { bg: 'transparent' },
      '& > [role=progressbar]': { display: 'block' },
    },
  },
});
const Named = chakra('span', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '1.5', '& > *': { paddingX: '2', fontWeight: 'medium' } },
});
/** How many letters of reasons have room in the line of a row, and how many of them the count of the others takes. */
const LETTERS = 38;
const LETTERS_OF_COUNT = 5;
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
    <QueueRow
      picture={person?.picture ?? null}
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
          : {
              shows: <Money cents={amount} />,
              note: kind === 'hold' ? undefined : AMOUNTS[kind],
              meter: item.score !== null && <ScoreMark score={item.score} />,
            }
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

/** The score of a held payment, of 100. */
function ScoreMark({ score }: { score: number }) {
  const isHigh = score >= HIGH_SCORE;
  return (
    <Score data-high={isHigh || undefined}>
      <span>
        Score <b>{score}</b>
      </span>
      <ProgressBar isThin label="Score" percent={score} color={isHigh ? 'coralText' : 'muted'} />
    </Score>
  );
}

/** The strongest reason for holding a payment, a second where both are short, and how many more there are. */
function Reasons({ flags }: Pick<ListedCaseView, 'flags'>) {
  const labels = flags.map((name) => flagLabels[name]);
  const [first = '', second = ''] = labels;
  const room = labels.length > 2 ? LETTERS - LETTERS_OF_COUNT : LETTERS;
  const named = first.length + second.length > room ? 1 : 2;
  const others = labels.slice(named);
  return (
    <Named>
      {labels.slice(0, named).map((label) => (
        <Badge key={label}>{label}</Badge>
      ))}
      {others.length > 0 && (
        <Badge title={others.join(', ')}>
          +{others.length} <VisuallyHidden>{others.join(', ')}</VisuallyHidden>
        </Badge>
      )}
    </Named>
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
  const now = currentTime();
  if (decision) {
    return (
      <OneLine>
        <Part>{nearMoment(decision.decided_at, now)}</Part>
        {decision.admin_name !== null && <Part>{decision.admin_name}</Part>}
        <Part>{isDecidedByItself({ kind, decision }) ? 'By itself, at the end of the review' : decision.reason}</Part>
      </OneLine>
    );
  }
  return (
    <OneLine>
      <Part>Waiting {ageText(at, now)}</Part>
      {flag && <Part>{flag.reason}</Part>}
      {answerBy && <Part>The bank waits for evidence until {nearDate(answerBy, now)}</Part>}
      {by && <Part>{endOf({ silence_refuses: refuses, decide_by: by })}</Part>}
    </OneLine>
  );
}
