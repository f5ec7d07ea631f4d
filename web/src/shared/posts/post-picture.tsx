import { platformLabel, type PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { chakra } from '../style/chakra.tsx';
import { Picture } from '../ui/pictures/picture.tsx';

const Figure = chakra('figure', {
  base: { margin: '0', borderWidth: '1px', borderColor: 'line', borderRadius: 'md', overflow: 'hidden', bg: 'sunken' },
});

interface PostPictureProps {
  /** Its address in our own storage. */
  src: string;
  platform: PlatformId;
  /** Who has posted it. */
  by: string;
}

/** A post that its platform lets nobody frame, as the picture that its page named; nothing is asked of the platform. */
export function PostPicture({ src, platform, by }: PostPictureProps) {
  const label = platformLabel(platform);
  return (
    <Figure>
      <Picture
        src={src}
        alt={`Picture of the post on ${label} by ${by}`}
        fit="contain"
        height="auto"
        aspectRatio={{ base: '4 / 5', sm: '16 / 10' }}
      />
      <chakra.figcaption textStyle="hint" padding="3" bg="raised">
        The picture that {label} gave for the post when it was submitted. The link leads to the post itself.
      </chakra.figcaption>
    </Figure>
  );
}
