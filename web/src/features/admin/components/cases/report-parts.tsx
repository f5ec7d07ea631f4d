import { decideReport } from '@doubloon/contract/admin/work-operations.ts';
import type { ListedCaseView } from '@doubloon/contract/cases/case.ts';
import type { ReportDecision, ReportedType } from '@doubloon/contract/cases/report.ts';
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
  hide: { confirm: 'Hide', loadingText: 'Hiding...', done: 'The loot is hidden.', dangerous: true },
  suspend: { confirm: 'Suspend', loadingText: 'Suspending...', done: 'The account is suspended.', dangerous: true },
};

const TITLES: Readonly<Record<ReportDecision, (name: string) => string>> = {
  dismiss: (name) => `Dismiss the report about ${name}?`,
  hide: (name) => `Hide “${name}”?`,
  suspend: (name) => `Suspend who is responsible for ${name}?`,
};

const EFFECTS: Readonly<Record<ReportDecision, string>> = {
  dismiss: 'Nothing changes, and whoever reported it hears that it is not against the rules.',
  hide: 'The loot is rejected: only its owner and admins see it, and its owner reads your reason. Whoever reported it hears that we have acted.',
  suspend:
    'They cannot sign in, their sessions end, their store closes, their open loots are paused and payouts to them are held, until an admin lets them in again and opens the loots. Whoever reported it hears that we have acted.',
};

function reportDecision(id: string, { name }: Reported, decision: ReportDecision): Decision {
  return {
    ...WORDS_OF[decision],
    title: TITLES[decision](name),
    effect: EFFECTS[decision],
    saysWhy: true,
    run: (reason) => request(decideReport, { params: { id }, body: { decision, reason } }),
  };
}

interface ReportButtonsProps {
  id: string;
  reported: Reported;
  onDecide: (decision: Decision) => void;
}

/** The decisions on a report, the harmless one as the main; only loots can be hidden. */
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
        {reported.type === 'loot' && (
          <Button variant="dangerQuiet" onClick={() => ask('hide')}>
            Hide
          </Button>
        )}
        <Button variant="dangerQuiet" onClick={() => ask('suspend')}>
          Suspend
        </Button>
      </>
    ),
  };
}
