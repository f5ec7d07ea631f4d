import { X } from 'lucide-react';
import { chakra, MovingList } from '../../../shared/style/chakra.tsx';
import { IconButton } from '../../../shared/ui/buttons/button.tsx';
import { Picture } from '../../../shared/ui/pictures/picture.tsx';

interface ChosenImagesProps {
  images: readonly File[];
  disabled: boolean;
  onRemove: (image: File) => void;
}

/** The screenshots that are about to be sent, each of which can be left out again. */
export function ChosenImages({ images, disabled, onRemove }: ChosenImagesProps) {
  if (images.length === 0) return null;
  return (
    <MovingList
      aria-label="Chosen images"
      gridTemplateColumns="repeat(auto-fill, minmax(7rem, 1fr))"
      gap="3"
      marginTop="3"
    >
      {images.map((image) => (
        <chakra.li
          key={`${image.name} ${image.size}`}
          position="relative"
          borderRadius="md"
          overflow="hidden"
          borderWidth="1px"
          borderColor="line"
        >
          <Picture src={image} alt={image.name} height="auto" aspectRatio="4 / 5" from="top" />
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
    </MovingList>
  );
}
