import type { OfferedCampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { takesQuestions, type QuestionView } from '@doubloon/contract/questions/question.ts';
import { QUESTION_OPEN } from '@doubloon/contract/shared/addresses.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { questionQuery, questionsQuery } from '../queries.ts';
import { QuestionList } from './question-list.tsx';
import { isMissing } from '../../../shared/api/api-error.ts';
import { paths } from '../../../shared/paths.ts';
import { currentTime } from '../../../shared/state/current-time.ts';
import { useSession } from '../../../shared/state/session.ts';
import { Muted } from '../../../shared/style/chakra.tsx';
import { questionsText } from '../questions-text.ts';
import { Button, ButtonLink } from '../../../shared/ui/buttons/button.tsx';
import { lazyPart } from '../../../shared/ui/layout/lazy-part.tsx';
import { Section } from '../../../shared/ui/layout/section.tsx';
import { PagedList } from '../../../shared/ui/lists/paged-list.tsx';

const AskDialog = lazyPart(async () => (await import('./ask-dialog.tsx')).AskDialog);

/** The questions about a loot, on its page: creators ask, the owner answers, everybody reads what is answered. A question that the address names stands first. */
export function QuestionsSection({ loot }: { loot: OfferedCampaignView }) {
  const user = useSession((state) => state.user);
  const signedOut = useSession((state) => state.status === 'signedOut');
  const location = useLocation();
  const [asks, setAsks] = useState(false);
  const answered = useInfiniteQuery(questionsQuery(loot.id, 'answered'));
  const waiting = useInfiniteQuery({ ...questionsQuery(loot.id, 'waiting'), enabled: user !== null });
  const { named, isGone, place } = useNamedQuestion(loot.id);

  const takes = takesQuestions(loot, currentTime());
  const isOwner = user?.uid === loot.owner_id;
  const own = waiting.data?.pages.flatMap(({ items }) => items) ?? [];
  const first = [...(named ? [named] : []), ...own.filter(({ id }) => id !== named?.id)];
  const isEmpty = answered.isSuccess && answered.data.pages[0]?.items.length === 0 && first.length === 0;
  // Nothing was asked, and nobody can ask any more.
  if (isEmpty && !takes && !isGone) return null;

  const ask = !takes ? undefined : user?.role === 'content_creator' ? (
    <Button variant="outline" onClick={() => setAsks(true)}>
      {questionsText.ask}
    </Button>
  ) : signedOut ? (
    <ButtonLink variant="outline" to={paths.login} state={{ from: location }}>
      Sign in to ask
    </ButtonLink>
  ) : undefined;
  const none = isOwner
    ? 'Nobody has asked anything yet. What creators ask waits here for your answer.'
    : 'Nobody has asked anything yet.';
  return (
    <Section plain title="Questions" actions={ask}>
      {isGone && <Muted marginBottom="4">The question that you were led to is no longer here.</Muted>}
      {first.length > 0 && (
        <QuestionList questions={first} ownerName={loot.businessOwner.name} named={named && { id: named.id, place }} />
      )}
      {waiting.hasNextPage && (
        <Button variant="quiet" loading={waiting.isFetchingNextPage} onClick={() => void waiting.fetchNextPage()}>
          More that wait
        </Button>
      )}
      <PagedList
        list={answered}
        problem={questionsText.fetchFailed}
        empty={first.length > 0 ? null : <Muted>{none}</Muted>}
      >
        {(questions) => (
          <QuestionList
            questions={questions.filter(({ id }) => id !== named?.id)}
            ownerName={loot.businessOwner.name}
          />
        )}
      </PagedList>
      {asks && <AskDialog campaignId={loot.id} ownerName={loot.businessOwner.name} onClose={() => setAsks(false)} />}
    </Section>
  );
}

/** The question of this loot that the address names, wherever it is in the list; it is scrolled to and focused once it is there. */
function useNamedQuestion(campaignId: string) {
  const [address] = useSearchParams();
  const { key } = useLocation();
  const id = address.get(QUESTION_OPEN);
  const { data, error } = useQuery({ ...questionQuery(id ?? ''), enabled: id !== null });
  const named: QuestionView | undefined = id !== null && data?.campaign_id === campaignId ? data : undefined;
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const arrived = useRef<string>(undefined);
  useEffect(() => {
    // Once for each time that somebody is led here: it may be drawn anew when the list around it changes.
    if (!place || arrived.current === key) return undefined;
    // After the frame, so that the router has scrolled a new screen to its top.
    const frame = requestAnimationFrame(() => {
      arrived.current = key;
      place.scrollIntoView({ block: 'center' });
      place.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [place, key]);
  return { named, isGone: id !== null && isMissing(error), place: setPlace };
}
