import { Dialog } from '../../../shared/ui/dialogs/dialog.tsx';
import { Picture } from '../../../shared/ui/pictures/picture.tsx';

/** A picture of a message as large as the screen allows. */
export function EnlargedImage({ src, name, onClose }: { src: string; name: string; onClose: () => void }) {
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
