import { Dialog } from '../../../shared/ui/dialogs/dialog.tsx';
import { Picture } from '../../../shared/ui/pictures/picture.tsx';

interface EnlargedImageProps {
  src: string;
  name: string;
  onClose: () => void;
}

/** A picture of a message as large as the screen allows. */
export function EnlargedImage({ src, name, onClose }: EnlargedImageProps) {
  return (
    <Dialog title={name} width="60rem" onClose={onClose}>
      <Picture
        src={src}
        alt={name}
        fit="contain"
        height={{ base: 'min(60dvh, 24rem)', md: '70dvh' }}
        borderRadius="md"
      />
    </Dialog>
  );
}
