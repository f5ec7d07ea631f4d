import { chakra } from '@chakra-ui/react/styled-system';
import { X } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { IconButton } from '../../../shared/ui/icon-button.tsx';

interface ChosenImagesProps {
  images: readonly File[];
  disabled: boolean;
  onRemove: (image: File) => void;
}

/** The screenshots that are about to be sent, each of which can be left out again. */
export function ChosenImages({ images, disabled, onRemove }: ChosenImagesProps) {
  const shown = useMemo(() => images.map((image) => ({ image, url: URL.createObjectURL(image) })), [images]);
  useEffect(() => () => shown.forEach(({ url }) => URL.revokeObjectURL(url)), [shown]);
  if (shown.length === 0) return null;
  return (
    <chakra.ul
      aria-label="Chosen images"
      listStyleType="none"
      display="grid"
      gridTemplateColumns="repeat(auto-fill, minmax(7rem, 1fr))"
      gap="3"
      marginTop="3"
    >
      {shown.map(({ image, url }) => (
        <chakra.li
          key={url}
          position="relative"
          borderRadius="md"
          overflow="hidden"
          borderWidth="1px"
          borderColor="line"
        >
          <chakra.img
            src={url}
            alt={image.name}
            width="full"
            aspectRatio="4 / 5"
            objectFit="cover"
            objectPosition="top"
          />
          <IconButton
            label={`Remove ${image.name}`}
            disabled={disabled}
            onClick={() => onRemove(image)}
            position="absolute"
            top="1"
            right="1"
            bg="deep"
            color="onDeep"
            on="deep"
          >
            <X aria-hidden />
          </IconButton>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
