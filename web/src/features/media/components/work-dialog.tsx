import type { MediaView } from '@doubloon/contract/media/media.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { chakra, Wrap } from '../../../shared/style/chakra.tsx';
import { DateText } from '../../../shared/ui/figures/date-text.tsx';
import { Dialog } from '../../../shared/ui/dialogs/dialog.tsx';
import { IconButton } from '../../../shared/ui/buttons/button.tsx';
import { Picture } from '../../../shared/ui/pictures/picture.tsx';
import { ShareButton } from '../../../shared/ui/buttons/share-button.tsx';
import { useLoading } from '../../../shared/ui/pictures/use-loading.ts';
import { Video } from '../../../shared/ui/pictures/video.tsx';
import { workTitle } from '../work-title.ts';

interface WorkDialogProps {
  works: readonly MediaView[];
  work: MediaView;
  /** Action for visitors, such as following the creator. */
  heart: ReactNode;
  canShare: boolean;
  onShow: (work: MediaView) => void;
  onClose: () => void;
}

/** One work large, with the way to the ones before and after it. */
export function WorkDialog({ works, work, heart, canShare, onShow, onClose }: WorkDialogProps) {
  const at = works.findIndex(({ id }) => id === work.id);
  const before = works[at - 1];
  const after = works[at + 1];
  const title = workTitle(work);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // In a video the arrows go through the video.
      if (event.target instanceof HTMLVideoElement) return;
      if (event.key === 'ArrowLeft' && before) onShow(before);
      if (event.key === 'ArrowRight' && after) onShow(after);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [before, after, onShow]);

  return (
    <Dialog title={title} onClose={onClose} width="60rem">
      <chakra.div
        // Same height for every work, so that the Next button stays in place.
        height={{ base: 'min(60dvh, 24rem)', md: '64dvh' }}
        bg="sunken"
        borderRadius="lg"
        overflow="hidden"
      >
        <LargeWork key={work.id} work={work} />
      </chakra.div>
      <Wrap alignItems="center" gap="2" marginTop="3">
        <IconButton label="Previous work" disabled={!before} onClick={() => before && onShow(before)}>
          <ChevronLeft aria-hidden opacity={before ? 1 : 0.35} />
        </IconButton>
        <chakra.span fontSize="sm" textStyle="figure" role="status">
          {at + 1} / {works.length}
        </chakra.span>
        <IconButton label="Next work" disabled={!after} onClick={() => after && onShow(after)}>
          <ChevronRight aria-hidden opacity={after ? 1 : 0.35} />
        </IconButton>
        <chakra.span textStyle="hint" marginLeft="auto">
          <DateText value={work.uploadDate} />
        </chakra.span>
        {heart}
        {canShare && <ShareButton title={title} />}
      </Wrap>
    </Dialog>
  );
}

function LargeWork({ work }: { work: MediaView }) {
  const loading = useLoading(work.downloadURL);
  const title = workTitle(work);
  if (work.mediaType === 'image') return <Picture src={work.downloadURL} alt={title} fit="contain" />;
  return <Video src={work.downloadURL} loading={loading} label={title} fit="contain" controls autoPlay />;
}
