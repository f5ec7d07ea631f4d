import type { ReviewView } from '@doubloon/contract/reviews/review.ts';
import { Handshake } from 'lucide-react';
import type { ReactNode } from 'react';
import { chakra, Stack, Wrap } from '../../../shared/style/chakra.tsx';
import { DateText } from '../../../shared/ui/figures/date-text.tsx';
import { Badge } from '../../../shared/ui/marks/badge.tsx';
import { Quote } from '../../../shared/ui/marks/quote.tsx';
import { Stars } from '../../../shared/ui/marks/stars.tsx';
import { Avatar } from '../../../shared/ui/pictures/avatar.tsx';

interface ReviewCardProps {
  review: ReviewView;
  isOwn: boolean;
  /** Reader's action on the review. */
  action?: ReactNode;
}

/** Shows one person's review of a creator, with the creator's reply. */
export function ReviewCard({ review, isOwn, action }: ReviewCardProps) {
  return (
    <chakra.article display="flex" gap="4">
      <Avatar src={review.userPic} size="10" />
      <Stack flex="1" minWidth="0" gap="2">
        <Wrap columnGap="3" rowGap="1" alignItems="center">
          <chakra.h3 fontFamily="body" fontWeight="semibold" fontSize="md" overflowWrap="anywhere">
            {review.userName}
          </chakra.h3>
          {isOwn && <Badge tone="gold">Your review</Badge>}
          {review.paidCollaboration && (
            <Badge tone="sea" title="This reviewer has paid the creator for work.">
              <Handshake aria-hidden />
              Paid collaboration
            </Badge>
          )}
        </Wrap>
        <chakra.p display="flex" flexWrap="wrap" columnGap="3" alignItems="center" textStyle="hint">
          <Stars rating={review.rating} size={16} />
          <span>
            <DateText value={review.createdAt} />
            {review.editedAt && ' · edited'}
          </span>
        </chakra.p>
        <chakra.p whiteSpace="pre-line" overflowWrap="anywhere" maxWidth="prose">
          {review.comment}
        </chakra.p>
        {review.reply && <Quote name={`Reply from ${review.reply.creatorName}`} text={review.reply.reply} />}
        {action && <div>{action}</div>}
      </Stack>
    </chakra.article>
  );
}
