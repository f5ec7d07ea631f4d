import { chakra } from '../../../shared/style/chakra.tsx';
import { Picture } from '../../../shared/ui/pictures/picture.tsx';
import { useLoading } from '../../../shared/ui/pictures/use-loading.ts';
import { Video } from '../../../shared/ui/pictures/video.tsx';

/** Preview of a chosen file that is not uploaded yet. */
export function FilePreview({ file }: { file: File }) {
  const loading = useLoading(file);
  return (
    <chakra.div aspectRatio="1" overflow="hidden" borderRadius="md" aria-hidden>
      {file.type.startsWith('video/') ? (
        <Video src={file} loading={loading} label="" muted />
      ) : (
        <Picture src={file} alt="" />
      )}
    </chakra.div>
  );
}
