import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { chakra, Wrap, Written } from '../../../shared/style/chakra.tsx';
import { contentStatusLabels } from '../../../shared/text/applications.ts';
import { Badge } from '../../../shared/ui/marks/badge.tsx';
import { DateText } from '../../../shared/ui/figures/date-text.tsx';
import { GivenAddress } from '../../../shared/ui/buttons/given-address.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';

const palettes = { submitted: 'gold', approved: 'sea', revision_requested: 'plain' } as const;

interface SubmittedContentCardProps {
  content: NonNullable<ApplicationView['content']>;
  reader: 'owner' | 'creator';
  /** True for the reader's own content and that of somebody who is verified. */
  trusted: boolean;
}

/** Shows the content submitted for an application, and the owner's feedback on it. */
export function SubmittedContentCard({ content, reader, trusted }: SubmittedContentCardProps) {
  return (
    <Notice>
      <Wrap gap="2.5" alignItems="center">
        <chakra.h4 fontWeight="semibold">Content</chakra.h4>
        <Badge colorPalette={palettes[content.status]}>{contentStatusLabels[reader][content.status]}</Badge>
        <chakra.span textStyle="hint">
          submitted <DateText value={content.submitted_at} />
        </chakra.span>
      </Wrap>
      {content.text && <Written>{content.text}</Written>}
      {content.url && <GivenAddress href={content.url} trusted={trusted} />}
      {content.feedback && (
        <chakra.p fontSize="sm" whiteSpace="pre-line">
          {reader === 'owner' ? 'Your feedback' : 'Feedback'}: {content.feedback}
        </chakra.p>
      )}
    </Notice>
  );
}
