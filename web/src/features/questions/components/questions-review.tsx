import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import type { QuestionView } from '@doubloon/contract/questions/question.ts';
import { QUESTION_OPEN } from '@doubloon/contract/shared/addresses.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { managedQuestionsQuery, questionQuery } from '../queries.ts';
import { QuestionList } from './question-list.tsx';
import { Muted } from '../../../shared/style/chakra.tsx';
import { questionsText } from '../questions-text.ts';
import { lazyPart } from '../../../shared/ui/layout/lazy-part.tsx';
import { RevealTogether } from '../../../shared/ui/layout/reveal-together.tsx';
import { Section } from '../../../shared/ui/layout/section.tsx';
import { PagedList } from '../../../shared/ui/lists/paged-list.tsx';
import { EmptyState } from '../../../shared/ui/lists/query-view.tsx';
import { useOpened } from '../../../shared/ui/lists/use-opened.ts';

const AnswerDialog = lazyPart(async () => (await import('./answer-dialog.tsx')).AnswerDialog);

/** The questions of creators about a loot, for its owner: first what waits for an answer. The question that the address names is open. */
export function QuestionsReview({ loot, isOwner }: { loot: CampaignView; isOwner: boolean }) {
  const waiting = useInfiniteQuery(managedQuestionsQuery(loot.id, 'waiting'));
  const answered = useInfiniteQuery(managedQuestionsQuery(loot.id, 'answered'));
  const [opened, setOpened] = useOpened({
    field: QUESTION_OPEN,
    query: questionQuery,
    idOf: ({ id }: QuestionView) => id,
    belongs: ({ campaign_id: id }) => id === loot.id,
    missing: 'Question not found',
    problem: questionsText.fetchFailed,
  });
  const isEmpty = [waiting, answered].every(({ data }) => data?.pages[0]?.items.length === 0);
  return (
    <>
      {isEmpty ? (
        <EmptyState
          drawing="bottle"
          title="No questions yet"
          text="What creators ask about this loot waits here for your answer."
        />
      ) : (
        <RevealTogether>
          <Section title={isOwner ? 'Waiting for your answer' : 'Waiting for an answer'}>
            <PagedList
              isMain
              list={waiting}
              problem={questionsText.fetchFailed}
              empty={<Muted>Everything is answered.</Muted>}
            >
              {(questions) => <QuestionList questions={questions} ownerName={loot.businessOwner.name} />}
            </PagedList>
          </Section>
          <Section title="Answered">
            <PagedList
              list={answered}
              problem={questionsText.fetchFailed}
              empty={<Muted>Answers stand here and on the page of the loot.</Muted>}
            >
              {(questions) => <QuestionList questions={questions} ownerName={loot.businessOwner.name} />}
            </PagedList>
          </Section>
        </RevealTogether>
      )}
      {isOwner && opened?.answerable && <AnswerDialog question={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
