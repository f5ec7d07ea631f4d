import type { ListedCaseView } from '@doubloon/contract/cases/case.ts';
import type { ReactNode } from 'react';
import { currentTime } from '../../../../shared/state/current-time.ts';
import { chakra, Hint, Written } from '../../../../shared/style/chakra.tsx';
import { ageText, nearMoment } from '../../../../shared/ui/figures/time.ts';
import { isDecidedByItself, OPENED } from './case-words.ts';

const Moments = chakra('ol', { base: { display: 'grid', listStyleType: 'none' } });
/** A dot on a line that leads to the next moment. */
const Moment = chakra('li', {
  base: {
    position: 'relative',
    paddingLeft: '6',
    paddingBottom: '4',
    lineHeight: 'snug',
    fontSize: 'sm',
    _last: { paddingBottom: '0' },
    _before: {
      content: '""',
      position: 'absolute',
      left: '0',
      top: '0.25em',
      width: '3',
      height: '3',
      borderRadius: 'full',
      borderWidth: '2px',
      borderColor: 'controlLine',
      bg: 'surface',
    },
    '&:not(:last-of-type)::after': {
      content: '""',
      position: 'absolute',
      left: '1.25',
      top: '1.25em',
      bottom: '0',
      borderLeftWidth: '2px',
      borderColor: 'line',
    },
    '&[data-grade=flagged]::before': { bg: 'coralText', borderColor: 'coralText' },
    '&[data-grade=decided]::before': { bg: 'leafText', borderColor: 'leafText' },
  },
});

/** A moment in the life of a case: what happened, and why or since when. */
function Happened({ what, grade, children }: { what: string; grade?: 'flagged' | 'decided'; children: ReactNode }) {
  return (
    <Moment data-grade={grade}>
      <chakra.p fontWeight="semibold">{what}</chakra.p>
      {children}
    </Moment>
  );
}

/** When a case was opened, flagged and decided, by whom and why. */
export function CaseTimeline({ item }: { item: ListedCaseView }) {
  const { kind, status, created_at: at, flag, decision } = item;
  return (
    <Moments aria-label="What happened">
      <Happened what={`${OPENED[kind]} ${nearMoment(at, currentTime())}`}>
        {status === 'open' && <Hint>Waiting {ageText(at, currentTime())}</Hint>}
      </Happened>
      {flag && (
        <Happened what={`Flagged by ${flag.admin_name}, ${nearMoment(flag.flagged_at, currentTime())}`} grade="flagged">
          <Written>{flag.reason}</Written>
        </Happened>
      )}
      {decision && (
        <Happened what={decidedText(item, decision)} grade="decided">
          <Written>{decision.reason}</Written>
        </Happened>
      )}
    </Moments>
  );
}

/** Returns how, when and by whom a case was decided. */
function decidedText(
  item: ListedCaseView,
  { decided_at: at, admin_name: by }: NonNullable<ListedCaseView['decision']>,
) {
  const status = item.status === 'granted' ? 'Granted' : 'Refused';
  const who = isDecidedByItself(item) ? ' by itself' : by === null ? '' : ` by ${by}`;
  return `${status}${who}, ${nearMoment(at, currentTime())}`;
}
