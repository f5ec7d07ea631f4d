import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { chakra, Wrap, Written } from '../../../shared/style/chakra.tsx';
import { contentStatusLabels } from '../../../shared/text/applications.ts';
import { Badge } from '../../../shared/ui/marks/badge.tsx';
import { DateText } from '../../../shared/ui/figures/date-text.tsx';
import { ExternalLink } from '../../../shared/ui/buttons/external-link.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';

const palettes = { submitted: 'gold', approved: 'sea', revision_requested: 'plain' } as const;

interface SubmittedContentCardProps {
  content: NonNullable<ApplicationView['content']>;
  reader: 'owner' | 'creator';
}

/** Shows the content submitted for an application, and the owner's feedback on it. */
export function SubmittedContentCard({ content, reader }: SubmittedContentCardProps) {
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
      {content.url && <ExternalLink href={content.url} />}
      {content.feedback && (
        <chakra.p fontSize="sm" whiteSpace="pre-line">
          {reader === 'owner' ? 'Your feedback' : 'Feedback'}: {content.feedback}
        </chakra.p>
      )}
    </Notice>
  );
}
