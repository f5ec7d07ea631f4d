import { chakra } from '@chakra-ui/react/styled-system';
import { Dialog } from '../../../shared/ui/dialog.tsx';

interface EnlargedImageProps {
  src: string;
  name: string;
  onClose: () => void;
}

/** A picture of a message as large as the screen allows. */
export function EnlargedImage({ src, name, onClose }: EnlargedImageProps) {
  return (
    <Dialog title={name} width="60rem" onClose={onClose}>
      <chakra.img src={src} alt={name} maxWidth="full" maxHeight="70dvh" marginX="auto" borderRadius="md" />
    </Dialog>
  );
}
