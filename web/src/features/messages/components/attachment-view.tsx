import type { Attachment } from '@doubloon/contract/messaging/attachment.ts';
import { Download, FileText } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { chakra, VisuallyHidden } from '../../../shared/style/chakra.tsx';
import { Picture } from '../../../shared/ui/pictures/picture.tsx';
import { useLoading } from '../../../shared/ui/pictures/use-loading.ts';
import { Video } from '../../../shared/ui/pictures/video.tsx';
import { formatFileSize, showableAs } from '../attachment-format.ts';

const EnlargedImage = lazy(async () => ({ default: (await import('./enlarged-image.tsx')).EnlargedImage }));

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
export function AttachmentView({ attachment }: { attachment: Attachment }) {
  const { fileName, fileType, fileSize, downloadURL } = attachment;
  const [enlarged, setEnlarged] = useState(false);
  const loading = useLoading(downloadURL);
  const as = showableAs(fileType);
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, auto)" gap="1" minWidth="0">
      {as === 'image' && (
        <chakra.button
          type="button"
          aria-label={`Enlarge ${fileName}`}
          cursor="zoom-in"
          onClick={() => setEnlarged(true)}
          {...frame}
        >
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
      {enlarged && (
        <Suspense fallback={null}>
          <EnlargedImage src={downloadURL} name={fileName} onClose={() => setEnlarged(false)} />
        </Suspense>
      )}
    </chakra.div>
  );
}
