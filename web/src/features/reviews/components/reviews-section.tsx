import type { ReviewView } from '@doubloon/contract/reviews/review.ts';
import { useId, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useOwnReview, useReviews } from '../use-reviews.ts';
import { movingList } from '../../../shared/motion/moving-list.tsx';
import { paths } from '../../../shared/paths.ts';
import { ReportSign } from '../../../shared/reports/report-button.tsx';
import { useSession } from '../../../shared/state/session.ts';
import { ANCHORS, useArrival } from '../../../shared/state/use-arrival.ts';
import { Card, chakra, Hint, Muted, SectionTitle, Stack, Wrap, Written } from '../../../shared/style/chakra.tsx';
import { reviewsText } from '../../../shared/text/reviews.ts';
import { Button, ButtonLink } from '../../../shared/ui/buttons/button.tsx';
import { lazyPart } from '../../../shared/ui/layout/lazy-part.tsx';
import { isNarrowed, useNarrowing } from '../../../shared/ui/lists/narrowing.tsx';
import { PagedList } from '../../../shared/ui/lists/paged-list.tsx';
import { EmptyState } from '../../../shared/ui/lists/query-view.tsx';
import { AverageRating } from '../../../shared/ui/marks/average-rating.tsx';
import { Handshake } from 'lucide-react';
import { DateText } from '../../../shared/ui/figures/date-text.tsx';
import { Badge } from '../../../shared/ui/marks/badge.tsx';
import { Quote } from '../../../shared/ui/marks/quote.tsx';
import { Stars } from '../../../shared/ui/marks/stars.tsx';
import { Avatar } from '../../../shared/ui/pictures/avatar.tsx';

const STARS = {
  all: 'All',
  five: '5 stars',
  four: '4 stars',
  three: '3 stars',
  two: '2 stars',
  one: '1 star',
} as const;
const RATINGS = { all: undefined, five: 5, four: 4, three: 3, two: 2, one: 1 } as const;

/** From so many reviews on they are searched and filtered; fewer are read through. */
const MANY = 10;

const ReviewDialog = lazyPart(async () => (await import('./review-dialog.tsx')).ReviewDialog);
const ReplyDialog = lazyPart(async () => (await import('./reply-dialog.tsx')).ReplyDialog);

const Rows = movingList(chakra('ul', { base: { listStyleType: 'none' } }));

interface ReviewsSectionProps {
  creator: { id: string; name: string; rating: number; reviewCount: number };
  isOwner: boolean;
  /** True where the owner looks at it as its visitors do. */
  asVisitor?: boolean;
  /** Called when the reader's stars have changed; `before` is null for a first review, `stars` for one that was taken back. */
  onRated: (stars: number | null, before: number | null) => void;
}

/** Section of the reviews of a creator; visitors write theirs, the creator replies once to each. */
export function ReviewsSection({ creator, isOwner, asVisitor = false, onRated }: ReviewsSectionProps) {
  const userId = useSession(({ user }) => user?.uid);
  const location = useLocation();
  const titleId = useId();
  const [writing, setWriting] = useState(false);
  const [answering, setAnswering] = useState<ReviewView>();
  const { selected, search, narrowing } = useNarrowing(STARS, {
    names: { choice: 'stars', words: 'review' },
    label: 'Rating',
    placeholder: 'Words of a review',
  });
  const { list, renewOthers } = useReviews(creator.id, { rating: RATINGS[selected], search });
  const { own, isLoadingError, keep: keepOwn } = useOwnReview(creator.id, userId !== undefined && !isOwner);
  const filters =
    creator.reviewCount >= MANY || isNarrowed(narrowing)
      ? ({ narrowing, drawing: 'bottle', noneFound: 'No reviews match' } as const)
      : {};
  const hasNone = list.isSuccess && list.data.pages[0]?.items.length === 0 && !isNarrowed(narrowing);
  const card = useArrival<HTMLElement>(ANCHORS.reviews, !list.isPending);
  const write = !isOwner && (
    <WriteAction
      signedIn={userId !== undefined}
      // When that cannot be said, a second review is refused by the server, in words.
      own={isLoadingError ? null : own}
      first={hasNone}
      from={location}
      onWrite={() => setWriting(true)}
    />
  );
  return (
    <Card ref={card} id={ANCHORS.reviews} tabIndex={-1} outline="none" scrollMarginTop="20" aria-labelledby={titleId}>
      <Wrap gap="4" justifyContent="space-between" alignItems="center" marginBottom="4">
        <div>
          <SectionTitle id={titleId}>Reviews</SectionTitle>
          <Muted marginTop="1">
            <AverageRating rating={creator.rating} reviewCount={creator.reviewCount} />
          </Muted>
        </div>
        {list.data && !hasNone && write}
      </Wrap>
      <PagedList
        list={list}
        problem="Failed to load reviews"
        {...filters}
        empty={
          <EmptyState
            as="h3"
            drawing="bottle"
            title={reviewsText.none}
            text={isOwner && !asVisitor ? reviewsText.noneForOwner : reviewsText.noneForVisitor}
            action={write}
          />
        }
      >
        {(reviews) => (
          <Rows>
            {reviews.map((review) => (
              <chakra.li key={review.id} paddingTop="6" marginTop="6" borderTopWidth="1px" borderColor="line">
                <ReviewCard
                  review={review}
                  isOwn={review.userId === userId}
                  action={
                    isOwner &&
                    !asVisitor &&
                    !review.reply && (
                      <Button variant="quiet" marginX="-5" color="seaText" onClick={() => setAnswering(review)}>
                        {reviewsText.reply}
                      </Button>
                    )
                  }
                />
              </chakra.li>
            ))}
          </Rows>
        )}
      </PagedList>
      {writing && userId !== undefined && (
        <ReviewDialog
          creatorId={creator.id}
          creatorName={creator.name}
          userId={userId}
          own={own ?? null}
          onSaved={(review) => {
            onRated(review.rating, own?.rating ?? null);
            keepOwn(review);
            renewOthers();
          }}
          onDeleted={({ rating }) => {
            onRated(null, rating);
            keepOwn(null);
            renewOthers();
          }}
          onClose={() => setWriting(false)}
        />
      )}
      {answering && (
        <ReplyDialog
          review={answering}
          onReplied={() => {
            renewOthers();
            setAnswering(undefined);
          }}
          onClose={() => setAnswering(undefined)}
        />
      )}
    </Card>
  );
}

interface WriteActionProps {
  signedIn: boolean;
  /** The visitor's own review: null when there is none, undefined while that is not known. */
  own: ReviewView | null | undefined;
  first: boolean;
  from: unknown;
  onWrite: () => void;
}

function WriteAction({ signedIn, own, first, from, onWrite }: WriteActionProps) {
  if (!signedIn) {
    return (
      <ButtonLink variant="outline" to={paths.login} state={{ from }}>
        Sign in to write a review
      </ButtonLink>
    );
  }
  return (
    <Button variant={own ? 'outline' : 'gold'} disabled={own === undefined} onClick={onWrite}>
      {own ? 'Edit Review' : first ? reviewsText.first : reviewsText.write}
    </Button>
  );
}

interface ReviewCardProps {
  review: ReviewView;
  isOwn: boolean;
  /** Reader's action on the review. */
  action?: ReactNode;
}

/** Shows one person's review of a creator, with the creator's reply. */
function ReviewCard({ review, isOwn, action }: ReviewCardProps) {
  return (
    <chakra.article display="flex" gap="4" position="relative">
      <Avatar name={review.userName} src={review.userPic} size="10" />
      <Stack flex="1" minWidth="0" gap="2">
        <Wrap columnGap="3" rowGap="1" alignItems="center" paddingRight="9">
          <chakra.h3 fontFamily="body" fontWeight="semibold" fontSize="md" overflowWrap="anywhere">
            {review.userName}
          </chakra.h3>
          {isOwn && <Badge colorPalette="gold">Your review</Badge>}
          {review.paidCollaboration && (
            <Badge colorPalette="sea" title="This reviewer has paid the creator for work.">
              <Handshake aria-hidden />
              Paid collaboration
            </Badge>
          )}
          <chakra.span position="absolute" top="-2" right="-3">
            <ReportSign
              things={[
                { type: 'review', id: review.id, personId: review.userId, label: 'This review' },
                ...(review.reply
                  ? [{ type: 'reply' as const, id: review.id, personId: review.creatorId, label: 'This reply' }]
                  : []),
              ]}
            />
          </chakra.span>
        </Wrap>
        <Hint display="flex" flexWrap="wrap" columnGap="3" alignItems="center">
          <Stars rating={review.rating} size={16} />
          <span>
            <DateText value={review.createdAt} />
            {review.editedAt && ' · edited'}
          </span>
        </Hint>
        <Written maxWidth="prose">{review.comment}</Written>
        {review.reply && <Quote name={`Reply from ${review.reply.creatorName}`} text={review.reply.reply} />}
        {action && <div>{action}</div>}
      </Stack>
    </chakra.article>
  );
}
