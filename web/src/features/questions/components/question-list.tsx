import type { QuestionView } from '@doubloon/contract/questions/question.ts';
import { useState, type Ref } from 'react';
import { movingList } from '../../../shared/motion/moving-list.tsx';
import { paths } from '../../../shared/paths.ts';
import { ReportSign } from '../../../shared/reports/report-button.tsx';
import { useSession } from '../../../shared/state/session.ts';
import { chakra, Hint, HStack, Wrap, Written } from '../../../shared/style/chakra.tsx';
import { questionsText } from '../questions-text.ts';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { TextLink } from '../../../shared/ui/buttons/text-link.tsx';
import { DateText } from '../../../shared/ui/figures/date-text.tsx';
import { lazyPart } from '../../../shared/ui/layout/lazy-part.tsx';
import { Badge } from '../../../shared/ui/marks/badge.tsx';
import { Avatar } from '../../../shared/ui/pictures/avatar.tsx';

const AnswerDialog = lazyPart(async () => (await import('./answer-dialog.tsx')).AnswerDialog);
const RemoveDialog = lazyPart(async () => (await import('./remove-dialog.tsx')).RemoveDialog);

const Rows = movingList(chakra('ul', { base: { listStyleType: 'none' } }));
const Row = chakra('li', {
  base: {
    paddingY: '5',
    borderTopWidth: '1px',
    borderColor: 'line',
    _first: { borderTopWidth: '0', paddingTop: '0' },
    _last: { paddingBottom: '0' },
  },
});
const Article = chakra('article', {
  base: { display: 'grid', gap: '2', minWidth: '0', outline: 'none', scrollMarginTop: '20', borderRadius: 'md' },
  variants: { named: { true: { borderLeftWidth: '3px', borderColor: 'accent', paddingLeft: '4' } } },
});
const Answer = chakra('div', {
  base: { display: 'grid', gap: '1', bg: 'goldWash', borderRadius: 'md', paddingX: '4', paddingY: '3' },
});

interface QuestionListProps {
  questions: readonly QuestionView[];
  /** The name of the loot's owner, who answers. */
  ownerName: string;
  /** The question that the address names, and where it stands. */
  named?: { id: string; place: Ref<HTMLElement> } | undefined;
}

/** Questions about a loot, with what the reader can do with each: its owner answers, its asker takes it back while it waits. */
export function QuestionList({ questions, ownerName, named }: QuestionListProps) {
  const [answering, setAnswering] = useState<QuestionView>();
  const [removing, setRemoving] = useState<QuestionView>();
  return (
    <>
      <Rows>
        {questions.map((question) => (
          <Row key={question.id}>
            <QuestionCard
              question={question}
              ownerName={ownerName}
              place={question.id === named?.id ? named.place : undefined}
              onAnswer={() => setAnswering(question)}
              onRemove={() => setRemoving(question)}
            />
          </Row>
        ))}
      </Rows>
      {answering && <AnswerDialog question={answering} onClose={() => setAnswering(undefined)} />}
      {removing && <RemoveDialog question={removing} onClose={() => setRemoving(undefined)} />}
    </>
  );
}

interface QuestionCardProps {
  question: QuestionView;
  ownerName: string;
  place: Ref<HTMLElement> | undefined;
  onAnswer: () => void;
  onRemove: () => void;
}

function QuestionCard({ question, ownerName, place, onAnswer, onRemove }: QuestionCardProps) {
  const { id, asker, answer, is_own: isOwn, owner_id: ownerId } = question;
  const isOwner = useSession(({ user }) => user?.uid === ownerId);
  const name = asker?.name ?? questionsText.somebody;
  return (
    <Article
      ref={place}
      named={place !== undefined}
      tabIndex={place ? -1 : undefined}
      aria-label={`Question by ${name}`}
    >
      <HStack gap="2.5" flexWrap="wrap">
        <Avatar name={name} src={asker?.picture ?? null} size="8" />
        {asker?.has_store ? (
          <TextLink to={paths.store(asker.id)}>{name}</TextLink>
        ) : (
          <chakra.span fontWeight="semibold" overflowWrap="anywhere">
            {name}
          </chakra.span>
        )}
        <Hint as="span">
          <DateText value={question.created_at} />
        </Hint>
        {isOwn && <Badge colorPalette="gold">Your question</Badge>}
        {!answer && !isOwner && <Badge>Not answered yet</Badge>}
        <chakra.span marginLeft="auto" marginRight="-3" marginY="-2">
          <ReportSign
            things={[
              // Whoever asked sees it as their own, also where they are not named to others.
              ...(isOwn ? [] : [{ type: 'question' as const, id, personId: asker?.id ?? '', label: 'This question' }]),
              ...(answer ? [{ type: 'answer' as const, id, personId: ownerId, label: 'This answer' }] : []),
            ]}
          />
        </chakra.span>
      </HStack>
      <Written maxWidth="prose" fontWeight="medium">
        {question.question}
      </Written>
      {answer && (
        <Answer>
          <Hint>
            {ownerName} answered on <DateText value={answer.created_at} />
            {answer.edited_at && ' · edited'}
          </Hint>
          <Written maxWidth="prose">{answer.answer}</Written>
        </Answer>
      )}
      {isOwner && !question.answerable && <Hint>{questionsText.blocked}</Hint>}
      {(isOwner || (isOwn && !answer)) && (
        <Wrap gap="2" alignItems="center" marginLeft={isOwner && question.answerable ? undefined : '-5'}>
          {isOwner && question.answerable && (
            <Button variant={answer ? 'outline' : 'gold'} onClick={onAnswer}>
              {answer ? 'Change Answer' : 'Answer'}
            </Button>
          )}
          <Button variant="quiet" onClick={onRemove}>
            {isOwner ? 'Remove' : 'Take Back'}
          </Button>
        </Wrap>
      )}
    </Article>
  );
}
