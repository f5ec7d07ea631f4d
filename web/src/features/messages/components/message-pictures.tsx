import type { Attachment } from '@doubloon/contract/messaging/attachment.ts';
import { Lightbox } from '../../../shared/ui/pictures/lightbox.tsx';
import { Picture } from '../../../shared/ui/pictures/picture.tsx';

interface MessagePicturesProps {
  pictures: readonly Attachment[];
  /** The place of the shown picture, from 0. */
  at: number;
  onShow: (at: number) => void;
  onClose: () => void;
}

/** The pictures of one message, one of them as large as the screen allows, with the way to the others. */
export function MessagePictures({ pictures, at, onShow, onClose }: MessagePicturesProps) {
  const shown = pictures[at];
  if (!shown) return null;
  const { fileName, storagePath, downloadURL } = shown;
  return (
    <Lightbox title={fileName} at={at} count={pictures.length} word="picture" onShow={onShow} onClose={onClose}>
      <Picture key={storagePath} src={downloadURL} alt={fileName} fit="contain" />
    </Lightbox>
  );
}
