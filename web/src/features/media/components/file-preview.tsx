import { chakra } from '@chakra-ui/react/styled-system';
import { useCallback } from 'react';

const Thumbnail = chakra('div', {
  base: {
    aspectRatio: '1',
    overflow: 'hidden',
    borderRadius: 'md',
    bg: 'sunken',
    '& > *': { width: 'full', height: 'full', objectFit: 'cover' },
  },
});

/** What a file that is still here looks like. */
export function FilePreview({ file }: { file: File }) {
  const show = useCallback(
    (element: HTMLImageElement | HTMLVideoElement | null) => {
      if (!element) return undefined;
      const url = URL.createObjectURL(file);
      element.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return (
    <Thumbnail aria-hidden>
      {file.type.startsWith('video/') ? <video ref={show} muted preload="metadata" /> : <img ref={show} alt="" />}
    </Thumbnail>
  );
}
