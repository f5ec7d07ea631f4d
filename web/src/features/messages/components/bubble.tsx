import type { Attachment } from '@doubloon/contract/messaging/attachment.ts';
import { asItLeads } from '@doubloon/contract/shared/values.ts';
import { Download, FileText } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { stampText } from '../stamp.ts';
import { showableAs } from '../attachment-format.ts';
import { formatFileSize } from '../../../shared/ui/figures/file-size.ts';
import { currentTime } from '../../../shared/state/current-time.ts';
import { chakra, Hint, VisuallyHidden } from '../../../shared/style/chakra.tsx';
import { mayBeLink } from '../../../shared/ui/buttons/given-address.tsx';
import { Picture } from '../../../shared/ui/pictures/picture.tsx';
import { useLoading } from '../../../shared/ui/pictures/use-loading.ts';
import { Video } from '../../../shared/ui/pictures/video.tsx';
import { lazyPart } from '../../../shared/ui/layout/lazy-part.tsx';
import { formatMoment, formatTimeOfDay } from '../../../shared/ui/figures/time.ts';

/** Ends before what a sentence puts after an address. One that names a user is none: `https://bank.com@evil.example` leads to the latter. */
const ADDRESS = /(https?:\/\/(?![^\s/?#]*@)[^\s<>"]+[^\s<>".,;:!?)\]'])/;

const Box = chakra('li', {
  base: {
    display: 'grid',
    // Nothing in it is wider than it may be itself.
    gridTemplateColumns: 'minmax(0, auto)',
    gap: '1.5',
    width: 'fit-content',
    position: 'relative',
    maxWidth: 'min(85%, 36rem)',
    minWidth: '0',
    paddingX: '3.5',
    paddingY: '2.5',
    borderWidth: '1px',
    borderRadius: 'lg',
    color: 'text',
  },
  variants: {
    own: {
      true: { justifySelf: 'end', bg: 'ownBubble', borderColor: 'ownBubble' },
      false: { justifySelf: 'start', bg: 'bubble', borderColor: 'line' },
    },
    joined: { true: { marginTop: '-2' } },
    // Points to who has said it.
    last: { true: {} },
  },
  compoundVariants: [
    { own: true, last: true, css: { borderBottomRightRadius: 'sm' } },
    { own: false, last: true, css: { borderBottomLeftRadius: 'sm' } },
  ],
});

/** When a message was sent and whether it was read. */
const Stamp = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '1.5',
    fontSize: 'xs',
    color: 'muted',
    whiteSpace: 'nowrap',
  },
  variants: {
    inLine: {
      true: { position: 'absolute', right: '3.5', bottom: '2.5', lineHeight: '1.5rem' },
      // Below a file, whose link is higher than its letters.
      false: { marginTop: '-2' },
    },
  },
});
/** Room for the stamp on the last line of a text, or on one of its own where that is full. */
const StampRoom = chakra('span', {
  base: { display: 'inline-block', width: '4rem', height: '1px' },
  variants: { own: { true: { width: '6rem' } }, joined: { true: { width: '0' } } },
  compoundVariants: [{ own: true, joined: true, css: { width: '1.75rem' } }],
});

interface BubbleProps {
  own: boolean;
  /** Name of the message's author. */
  author: string;
  /** True for the reader's own messages and those of people who are verified. Addresses in others are links only to posts. */
  trusted: boolean;
  text: string;
  attachments: readonly Attachment[];
  at: Date;
  /** Stands beside the time. */
  mark?: ReactNode;
  /** True where the next message is by the same person and hardly younger: that shows the time of both. */
  isTimedBelow?: boolean;
  /** True where the one before is. */
  isJoined?: boolean;
  /** Stands below, such as what can be done about a failure. */
  children?: ReactNode;
}

/** One message: own ones on the right. */
export function Bubble({
  own,
  author,
  trusted,
  text,
  attachments,
  at,
  mark,
  isTimedBelow = false,
  isJoined = false,
  children,
}: BubbleProps) {
  const [pictureAt, setPictureAt] = useState<number>();
  const time = formatTimeOfDay(at);
  // The day stands above, for those who see it.
  const stamp = stampText(at, currentTime());
  const isText = attachments.length === 0 && !children;
  const pictures = attachments.filter(({ fileType, removed }) => !removed && showableAs(fileType) === 'image');
  return (
    <Box own={own} joined={isJoined} last={!isTimedBelow}>
      <VisuallyHidden>{author}: </VisuallyHidden>
      {text !== '' && (
        <MessageText text={text} trusted={trusted}>
          {isText && <StampRoom own={own} joined={isTimedBelow} aria-hidden />}
        </MessageText>
      )}
      {attachments.map((attachment) =>
        attachment.removed ? (
          <Hint key={attachment.storagePath}>{attachment.fileName} was removed by our team.</Hint>
        ) : (
          <AttachmentView
            key={attachment.storagePath}
            attachment={attachment}
            onEnlarge={() => setPictureAt(pictures.indexOf(attachment))}
          />
        ),
      )}
      {pictureAt !== undefined && (
        <MessagePictures
          pictures={pictures}
          at={pictureAt}
          onShow={setPictureAt}
          onClose={() => setPictureAt(undefined)}
        />
      )}
      <Stamp inLine={isText && text !== ''}>
        <chakra.time srOnly={isTimedBelow} dateTime={at.toISOString()} title={formatMoment(at)}>
          {stamp !== time && <VisuallyHidden>{stamp}, </VisuallyHidden>}
          {time}
        </chakra.time>
        {mark}
      </Stamp>
      {children}
    </Box>
  );
}

/** A text with its addresses written as what they lead to, as links where they may be. */
function MessageText({ text, trusted, children }: { text: string; trusted: boolean; children: ReactNode }) {
  return (
    <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere" textWrap="wrap">
      {text.split(ADDRESS).map((part, index) => {
        if (index % 2 === 0) return part;
        const address = asItLeads(part);
        if (!mayBeLink(address, trusted)) return address;
        return (
          <chakra.a
            key={index}
            href={address}
            target="_blank"
            rel="noopener noreferrer nofollow"
            color="inherit"
            textDecoration="underline"
            textUnderlineOffset="0.2em"
          >
            {address}
          </chakra.a>
        );
      })}
      {children}
    </chakra.p>
  );
}

const MessagePictures = lazyPart(async () => (await import('./message-pictures.tsx')).MessagePictures);

/** Same size before and after loading, so that nothing moves. */
const frame = {
  display: 'block',
  width: '15rem',
  maxWidth: 'full',
  height: '10rem',
  borderRadius: 'md',
  bg: 'deep',
  overflow: 'hidden',
} as const;

/** A file of a message: shown where it can be, and always to be fetched. */
function AttachmentView({ attachment, onEnlarge }: { attachment: Attachment; onEnlarge: () => void }) {
  const { fileName, fileType, fileSize, downloadURL } = attachment;
  const loading = useLoading(downloadURL);
  const as = showableAs(fileType);
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, auto)" gap="1" minWidth="0">
      {as === 'image' && (
        <chakra.button type="button" aria-label={`Enlarge ${fileName}`} cursor="zoom-in" onClick={onEnlarge} {...frame}>
          <Picture src={downloadURL} alt="" lazy />
        </chakra.button>
      )}
      {as === 'video' && (
        <chakra.div {...frame}>
          <Video src={downloadURL} loading={loading} label={fileName} fit="contain" controls />
        </chakra.div>
      )}
      {as === 'audio' && (
        <chakra.audio src={downloadURL} controls preload="none" aria-label={fileName} width="15rem" maxWidth="full" />
      )}
      <chakra.a
        href={downloadURL}
        download={fileName}
        target="_blank"
        rel="noopener noreferrer"
        display="flex"
        alignItems="center"
        gap="2"
        minHeight="touch"
        minWidth="0"
        color="inherit"
        fontSize="sm"
        _hover={{ textDecoration: 'underline' }}
      >
        <chakra.span flexShrink="0" display="inline-flex">
          {as === 'file' ? <FileText size={22} aria-hidden /> : <Download size={16} aria-hidden />}
        </chakra.span>
        <VisuallyHidden>Download </VisuallyHidden>
        <chakra.span minWidth="0" truncate fontWeight="semibold" maxWidth="13rem">
          {fileName}
        </chakra.span>{' '}
        <chakra.span whiteSpace="nowrap" color="muted">
          {formatFileSize(fileSize)}
        </chakra.span>
      </chakra.a>
    </chakra.div>
  );
}
