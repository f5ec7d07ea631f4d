import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import type { AppealSubject } from '@doubloon/contract/cases/appeal.ts';
import { type ReactNode, useState } from 'react';
import { UnpaidForCreator } from '../../../shared/payments/unpaid-for-creator.tsx';
import { Card, chakra, Hint, Muted, SectionTitle } from '../../../shared/style/chakra.tsx';
import { applicationsText } from '../../../shared/text/applications.ts';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { DateText } from '../../../shared/ui/figures/date-text.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { Steps } from '../../../shared/ui/feedback/steps.tsx';
import { lazyPart } from '../../../shared/ui/layout/lazy-part.tsx';
import { contentSteps } from '../content-steps.ts';
import { SubmittedContentCard } from './submitted-content-card.tsx';

const SubmitContentForm = lazyPart(async () => (await import('./submit-content-form.tsx')).SubmitContentForm);

interface ContentPanelProps {
  application: ApplicationView;
  /** Renders the way to appeal against its refused payment. */
  appealOf: (subject: AppealSubject) => ReactNode;
}

/** The content of an approved application for its creator: how far it is, what was said to it, and their turn when it is theirs. */
export function ContentPanel({ application, appealOf }: ContentPanelProps) {
  const [writing, setWriting] = useState(false);
  const { content, status, completed_at: completedAt, payment_problem: problem, account_closed: left } = application;
  const waits = status === 'approved' && !left;
  const mine = waits && (content === null || content.status === 'revision_requested');
  if (mine && content === null && !writing && !problem) {
    return (
      <Card aria-label="Content" display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <chakra.div flex="1 1 9rem">
          <SectionTitle>Content</SectionTitle>
          <Hint>Optional: ends the project early.</Hint>
        </chakra.div>
        <Button variant="outline" flexGrow="1" onClick={() => setWriting(true)}>
          Submit Content
        </Button>
      </Card>
    );
  }
  return (
    <Card aria-label="Content">
      <SectionTitle marginBottom="3">Content</SectionTitle>
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
        {mine && <Muted>{applicationsText.contentIntro}</Muted>}
        {left === 'owner' && (
          <Notice title="The owner has closed their account">
            <p>Nobody decides here any more, and nothing more is asked of you. What you were paid stays yours.</p>
          </Notice>
        )}
        {(waits || status === 'completed') && <Steps steps={contentSteps(application, 'creator')} />}
        {content && <SubmittedContentCard content={content} reader="creator" trusted />}
        {waits && content?.status === 'submitted' && (
          <chakra.p fontSize="sm">
            The owner decides by <DateText value={content.decide_by} />. Left undecided, it is approved by itself after
            the deadline.
          </chakra.p>
        )}
        {problem && <UnpaidForCreator problem={problem} />}
        {problem?.appeal && appealOf(problem.appeal)}
        {completedAt && (
          <p>
            Completed on <DateText value={completedAt} />.
          </p>
        )}
        {mine && !writing && (
          <Button variant="outline" wide onClick={() => setWriting(true)}>
            Submit Content
          </Button>
        )}
        {mine && writing && <SubmitContentForm application={application} onDone={() => setWriting(false)} />}
      </chakra.div>
    </Card>
  );
}
