import type { Attachment } from '@doubloon/contract/messaging/attachment.ts';
import type { ReactNode } from 'react';
import { currentTime } from '../../../shared/state/current-time.ts';
import { chakra, VisuallyHidden } from '../../../shared/style/chakra.tsx';
import { fullStamp, stampText } from '../stamp.ts';
import { AttachmentView } from './attachment-view.tsx';

/** Ends before what a sentence puts after an address. */
const ADDRESS = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]'])/;

const Box = chakra('li', {
  base: {
    display: 'grid',
    // Nothing in it is wider than it may be itself.
    gridTemplateColumns: 'minmax(0, auto)',
    gap: '1.5',
    width: 'fit-content',
    maxWidth: { base: '88%', lg: '75%' },
    minWidth: '0',
    paddingX: '3.5',
    paddingY: '2.5',
    borderRadius: 'lg',
  },
  variants: {
    own: {
      true: { justifySelf: 'end', bg: 'goldWash', color: 'text', borderBottomRightRadius: 'sm' },
      false: { justifySelf: 'start', bg: 'sunken', color: 'text', borderBottomLeftRadius: 'sm' },
    },
  },
});

interface BubbleProps {
  own: boolean;
  /** Who says it. */
  author: string;
  text: string;
  attachments: readonly Attachment[];
  at: Date;
  /** Stands beside the time. */
  mark?: ReactNode;
  /** Stands below, such as what can be done about a failure. */
  children?: ReactNode;
}

/** One message: own ones on the right. */
export function Bubble({ own, author, text, attachments, at, mark, children }: BubbleProps) {
  return (
    <Box own={own}>
      <VisuallyHidden>{author}: </VisuallyHidden>
      {text !== '' && <TextWithLinks text={text} />}
      {attachments.map((attachment) => (
        <AttachmentView key={attachment.storagePath} attachment={attachment} />
      ))}
      <chakra.span display="flex" alignItems="center" justifyContent="flex-end" gap="1.5" fontSize="xs" color="muted">
        <time dateTime={at.toISOString()} title={fullStamp(at)}>
          {stampText(at, currentTime())}
        </time>
        {mark}
      </chakra.span>
      {children}
    </Box>
  );
}

/** A text as it was written, with its addresses as links. */
function TextWithLinks({ text }: { text: string }) {
  return (
    <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere" textWrap="wrap">
      {text.split(ADDRESS).map((part, index) =>
        index % 2 === 1 ? (
          <chakra.a
            key={index}
            href={part}
            target="_blank"
            rel="noopener noreferrer nofollow"
            color="inherit"
            textDecoration="underline"
            textUnderlineOffset="0.2em"
          >
            {part}
          </chakra.a>
        ) : (
          part
        ),
      )}
    </chakra.p>
  );
}
