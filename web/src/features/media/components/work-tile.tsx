import type { MediaView } from '@doubloon/contract/media/media.ts';
import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useReducedMotion } from '../../../shared/motion/use-reduced-motion.ts';
import { workTitle } from '../work-title.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { IconButton } from '../../../shared/ui/buttons/button.tsx';
import { Picture } from '../../../shared/ui/pictures/picture.tsx';
import { useLoading, type Loading } from '../../../shared/ui/pictures/use-loading.ts';
import { Video } from '../../../shared/ui/pictures/video.tsx';

const Opener = chakra('button', {
  base: {
    display: 'block',
    width: 'full',
    height: 'full',
    overflow: 'hidden',
    borderRadius: 'inherit',
    cursor: 'zoom-in',
    _focusVisible: { outlineOffset: '-4px' },
    '& > *': { transition: 'transform var(--store-duration, 300ms), opacity var(--store-duration, 300ms)' },
    '@media (hover: hover)': {
      '&:hover > *': { transform: 'var(--store-lift, none)', opacity: 'var(--store-dim, 1)' },
    },
  },
});

interface WorkTileProps {
  work: MediaView;
  videoHover: boolean;
  autoPlay: boolean;
  /** True when the caption is written over the work. */
  captioned: boolean;
  /** Owner's actions on the work. */
  actions: ReactNode;
  onOpen: () => void;
}

/** One work of a gallery; pressing it opens it. A video plays under the pointer, or at a finger's first tap. */
export function WorkTile({ work, videoHover, autoPlay, captioned, actions, onOpen }: WorkTileProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const touched = useRef(false);
  const loading = useLoading(work.downloadURL);
  const title = workTitle(work);
  const isVideo = work.mediaType === 'video';
  const playable = isVideo && loading.status !== 'failed';

  const play = () => void video.current?.play().catch(() => undefined);
  const hover = playable && videoHover && !autoPlay;
  return (
    <chakra.figure
      position="relative"
      height="full"
      borderRadius="inherit"
      overflow="hidden"
      bg="sunken"
      onPointerEnter={(event) => {
        if (hover && event.pointerType === 'mouse') play();
      }}
      onPointerLeave={(event) => {
        if (hover && event.pointerType === 'mouse') video.current?.pause();
      }}
    >
      <Opener
        type="button"
        aria-label={`Open ${title}`}
        onPointerDown={(event) => {
          touched.current = event.pointerType === 'touch';
        }}
        onClick={() => {
          if (hover && touched.current && !playing) play();
          else onOpen();
          touched.current = false;
        }}
      >
        {isVideo ? (
          <HoverVideo
            key={work.id}
            work={work}
            loading={loading}
            video={video}
            autoPlay={autoPlay}
            onPlaying={setPlaying}
          />
        ) : (
          <Picture src={work.downloadURL} alt="" lazy />
        )}
      </Opener>
      {playable && (
        <IconButton
          label={`${playing ? 'Pause' : 'Play'} ${title}`}
          onClick={() => (playing ? video.current?.pause() : play())}
          on="deep"
          position="absolute"
          top="calc(50% - 22px)"
          left="calc(50% - 22px)"
          bg="deep"
          color="onDeep"
          borderRadius="full"
        >
          {playing ? <Pause aria-hidden /> : <Play aria-hidden />}
        </IconButton>
      )}
      {captioned && work.caption !== '' && (
        <chakra.figcaption
          position="absolute"
          inset="auto 0 0"
          paddingX="4"
          paddingTop="8"
          paddingBottom="3"
          color="white"
          fontSize="sm"
          fontWeight="semibold"
          lineHeight="snug"
          pointerEvents="none"
          background="linear-gradient(to top, rgb(0 0 0 / 0.85), rgb(0 0 0 / 0.6) 60%, transparent)"
        >
          <chakra.span lineClamp="2">{work.caption}</chakra.span>
        </chakra.figcaption>
      )}
      {actions && (
        <chakra.div position="absolute" top="1" right="1">
          {actions}
        </chakra.div>
      )}
    </chakra.figure>
  );
}

interface HoverVideoProps {
  work: MediaView;
  loading: Loading;
  video: RefObject<HTMLVideoElement | null>;
  /** True when the video plays by itself while it is in view. */
  autoPlay: boolean;
  onPlaying: (playing: boolean) => void;
}

/** A silent preview of a video. It plays by itself only for people who did not ask for less motion. */
function HoverVideo({ work, loading, video, autoPlay, onPlaying }: HoverVideoProps) {
  const reduced = useReducedMotion();
  const frame = useRef<HTMLSpanElement>(null);
  const seen = useRef(false);

  useEffect(() => {
    const element = frame.current;
    if (!element || !autoPlay || reduced) return;
    const observer = new IntersectionObserver(([entry]) => {
      seen.current = entry?.isIntersecting ?? false;
      if (seen.current) void video.current?.play().catch(() => undefined);
      else video.current?.pause();
    });
    observer.observe(element);
    return () => {
      seen.current = false;
      observer.disconnect();
    };
  }, [autoPlay, reduced, video]);

  // In a carousel another work may take its place while it plays.
  useEffect(() => () => onPlaying(false), [onPlaying]);

  return (
    <chakra.span ref={frame} display="block" width="full" height="full">
      <Video
        ref={video}
        loading={loading}
        label=""
        // The moment that stands for the video while it does not play.
        src={`${work.downloadURL}#t=0.1`}
        muted
        loop
        tabIndex={-1}
        onLoadedData={() => {
          // It was in sight before there was anything to play.
          if (seen.current) void video.current?.play().catch(() => undefined);
        }}
        onPlay={() => onPlaying(true)}
        onPause={() => onPlaying(false)}
        onError={() => onPlaying(false)}
      />
    </chakra.span>
  );
}
