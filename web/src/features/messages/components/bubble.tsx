import type { Attachment } from '@doubloon/contract/messaging/attachment.ts';
import { asItLeads } from '@doubloon/contract/shared/values.ts';
import { Download, FileText } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { stampText } from '../stamp.ts';
import { showableAs } from '../attachment-format.ts';
import { formatFileSize } from '../../../shared/ui/figures/file-size.ts';
import { currentTime } from '../../../shared/state/current-time.ts';
import { chakra, VisuallyHidden } from '../../../shared/style/chakra.tsx';
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
  /** Name of the message's author. */
  author: string;
  /** Addresses are links only in messages of people whom the reader can trust: themselves and those who are verified. */
  trusted: boolean;
  text: string;
  attachments: readonly Attachment[];
  at: Date;
  /** Stands beside the time. */
  mark?: ReactNode;
  /** Stands below, such as what can be done about a failure. */
  children?: ReactNode;
}

/** One message: own ones on the right. */
export function Bubble({ own, author, trusted, text, attachments, at, mark, children }: BubbleProps) {
  const [pictureAt, setPictureAt] = useState<number>();
  const time = formatTimeOfDay(at);
  // The day stands above, for those who see it.
  const stamp = stampText(at, currentTime());
  const pictures = attachments.filter(({ fileType }) => showableAs(fileType) === 'image');
  return (
    <Box own={own}>
      <VisuallyHidden>{author}: </VisuallyHidden>
      {text !== '' && <MessageText text={text} linked={trusted} />}
      {attachments.map((attachment) => (
        <AttachmentView
          key={attachment.storagePath}
          attachment={attachment}
          onEnlarge={() => setPictureAt(pictures.indexOf(attachment))}
        />
      ))}
      {pictureAt !== undefined && (
        <MessagePictures
          pictures={pictures}
          at={pictureAt}
          onShow={setPictureAt}
          onClose={() => setPictureAt(undefined)}
        />
      )}
      <chakra.span display="flex" alignItems="center" justifyContent="flex-end" gap="1.5" fontSize="xs" color="muted">
        <time dateTime={at.toISOString()} title={formatMoment(at)}>
          {stamp !== time && <VisuallyHidden>{stamp}, </VisuallyHidden>}
          {time}
        </time>
        {mark}
      </chakra.span>
      {children}
    </Box>
  );
}

/** A text with its addresses written as what they lead to, as links if `linked`. */
function MessageText({ text, linked }: { text: string; linked: boolean }) {
  return (
    <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere" textWrap="wrap">
      {text.split(ADDRESS).map((part, index) => {
        if (index % 2 === 0) return part;
        if (!linked) return asItLeads(part);
        return (
          <chakra.a
            key={index}
            href={asItLeads(part)}
            target="_blank"
            rel="noopener noreferrer nofollow"
            color="inherit"
            textDecoration="underline"
            textUnderlineOffset="0.2em"
          >
            {asItLeads(part)}
          </chakra.a>
        );
      })}
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
