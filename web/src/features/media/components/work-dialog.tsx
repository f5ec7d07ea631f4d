import type { MediaView } from '@doubloon/contract/media/media.ts';
import type { ReactNode } from 'react';
import { ReportButton } from '../../../shared/reports/report-button.tsx';
import { chakra } from '../../../shared/style/chakra.tsx';
import { DateText } from '../../../shared/ui/figures/date-text.tsx';
import { Lightbox } from '../../../shared/ui/pictures/lightbox.tsx';
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
  const title = workTitle(work);
  return (
    <Lightbox
      title={title}
      at={works.findIndex(({ id }) => id === work.id)}
      count={works.length}
      word="work"
      onShow={(at) => works[at] && onShow(works[at])}
      onClose={onClose}
      aside={
        <>
          <chakra.span textStyle="hint" marginLeft="auto">
            <DateText value={work.uploadDate} />
          </chakra.span>
          {heart}
          <ReportButton type="work" id={work.id} personId={work.userId}>
            Report
          </ReportButton>
          {canShare && <ShareButton title={title} />}
        </>
      }
    >
      <LargeWork key={work.id} work={work} />
    </Lightbox>
  );
}

function LargeWork({ work }: { work: MediaView }) {
  const loading = useLoading(work.downloadURL);
  const title = workTitle(work);
  if (work.mediaType === 'image') return <Picture src={work.downloadURL} alt={title} fit="contain" />;
  return <Video src={work.downloadURL} loading={loading} label={title} fit="contain" controls autoPlay />;
}
