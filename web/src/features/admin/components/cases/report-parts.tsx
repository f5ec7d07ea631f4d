import { decideReport } from '@doubloon/contract/admin/work-operations.ts';
import type { ListedCaseView } from '@doubloon/contract/cases/case.ts';
import { HIDEABLE, type ReportDecision, type ReportedType } from '@doubloon/contract/cases/report.ts';
import { request } from '../../../../shared/api/request.ts';
import { chakra } from '../../../../shared/style/chakra.tsx';
import { Button } from '../../../../shared/ui/buttons/button.tsx';
import type { Decision } from '../../decision.ts';

type Reported = NonNullable<ListedCaseView['reported']>;

const Copy = chakra('blockquote', {
  base: {
    marginTop: '2',
    marginBottom: '2',
    paddingLeft: '3',
    borderLeftWidth: '3px',
    borderColor: 'line',
    color: 'text',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    maxHeight: '12rem',
    overflowY: 'auto',
  },
});

const WORDS: Readonly<Record<ReportedType, (name: string) => string>> = {
  person: (name) => `reports ${name}`,
  message: (name) => `reports a message from ${name}`,
  store: (name) => `reports the store of ${name}`,
  loot: (name) => `reports the loot “${name}”`,
  review: (name) => `reports a review by ${name}`,
  reply: (name) => `reports a reply by ${name} to a review`,
  file: (name) => `reports a file from ${name}`,
  work: (name) => `reports a work of ${name}`,
  question: (name) => `reports a question by ${name} about a loot`,
  answer: (name) => `reports an answer by ${name} to a question`,
};

/** Returns what is reported in words that follow the name of the reporter. */
export const reportedWords = ({ type, name }: Reported): string => WORDS[type](name);

/** The text of what is reported, as it was then. */
export function ReportedCopy({ reported: { text } }: { reported: Reported }) {
  return text === '' ? null : (
    <Copy tabIndex={0} aria-label="Copy from the time of the report">
      {text}
    </Copy>
  );
}

const WORDS_OF: Readonly<Record<ReportDecision, Pick<Decision, 'confirm' | 'loadingText' | 'done' | 'dangerous'>>> = {
  dismiss: { confirm: 'Dismiss', loadingText: 'Dismissing...', done: 'The report is dismissed.' },
  hide: { confirm: 'Hide', loadingText: 'Hiding...', done: 'It is hidden.', dangerous: true },
  revoke: { confirm: 'Revoke link', loadingText: 'Revoking...', done: 'The link leads nowhere now.', dangerous: true },
  suspend: { confirm: 'Suspend', loadingText: 'Suspending...', done: 'The account is suspended.', dangerous: true },
};

/** Words for the things that can be hidden. */
const HIDDEN: Readonly<Partial<Record<ReportedType, (name: string) => string>>> = {
  loot: (name) => `“${name}”`,
  review: (name) => `the review by ${name}`,
  reply: (name) => `the reply by ${name}`,
  work: (name) => `the work of ${name}`,
  question: (name) => `the question by ${name}`,
  answer: (name) => `the answer by ${name}`,
};

const TITLES: Readonly<Record<ReportDecision, (name: string, type: ReportedType) => string>> = {
  dismiss: (name) => `Dismiss the report about ${name}?`,
  hide: (name, type) => `Hide ${HIDDEN[type]?.(name) ?? name}?`,
  revoke: (name) => `Revoke the link to what ${name} has sent?`,
  suspend: (name) => `Suspend who is responsible for ${name}?`,
};

/** The effect of hiding things of which something else goes or stays, too. */
const HIDING: Readonly<Partial<Record<ReportedType, string>>> = {
  loot: 'The loot is rejected: only its owner and admins see it, its owner reads your reason, and its cover and the files of its brief are deleted.',
  question:
    'The question is removed, and with it the answer of the loot’s owner, if it has one; the log keeps the words of both. A question that has changed since the report stays, and so does one that was answered since.',
  answer:
    'The answer is removed; the log keeps its words. The question waits again, and the loot’s owner is told and can write another answer. An answer that has changed since the report stays.',
};
const HIDING_OTHERS =
  'It is removed, with its file if it has one; the log keeps its words. A text that has changed since the report stays, and its author can write another.';

const EFFECTS: Readonly<Record<ReportDecision, (type: ReportedType) => string>> = {
  dismiss: () => 'Nothing changes, and whoever reported it hears that it is not against the rules.',
  hide: (type) => `${HIDING[type] ?? HIDING_OTHERS} Whoever reported it hears that we have acted.`,
  revoke: () =>
    'The files are deleted: their links lead nowhere from now on, also for those who have saved them, and nothing brings them back. The message stays, and says so. Whoever reported it hears that we have acted.',
  suspend: () =>
    'They cannot sign in, their sessions end, their store closes, their open loots are paused and payouts to them are held, until an admin lets them in again and opens the loots. Whoever reported it hears that we have acted.',
};

function reportDecision(id: string, { name, type }: Reported, decision: ReportDecision): Decision {
  return {
    ...WORDS_OF[decision],
    title: TITLES[decision](name, type),
    effect: EFFECTS[decision](type),
    saysWhy: true,
    run: (reason) => request(decideReport, { params: { id }, body: { decision, reason } }),
  };
}

interface ReportButtonsProps {
  id: string;
  reported: Reported;
  onDecide: (decision: Decision) => void;
}

/** The decisions on a report, the harmless one as the main. */
export function reportButtons({ id, reported, onDecide }: ReportButtonsProps) {
  const ask = (decision: ReportDecision) => onDecide(reportDecision(id, reported, decision));
  return {
    main: (
      <Button variant="outline" onClick={() => ask('dismiss')}>
        Dismiss
      </Button>
    ),
    others: (
      <>
        {HIDEABLE.includes(reported.type) && (
          <Button variant="dangerQuiet" onClick={() => ask('hide')}>
            Hide
          </Button>
        )}
        {(reported.type === 'file' || reported.has_files) && (
          <Button variant="dangerQuiet" onClick={() => ask('revoke')}>
            Revoke link
          </Button>
        )}
        <Button variant="dangerQuiet" onClick={() => ask('suspend')}>
          Suspend
        </Button>
      </>
    ),
  };
}
