import type { ProofView } from '@doubloon/contract/proofs/proof.ts';
import { chakra, List } from '../../../shared/style/chakra.tsx';
import { Picture } from '../../../shared/ui/pictures/picture.tsx';

/** The screenshots of a proof, `small` among other things; each opens in full in a new tab. */
export function ProofImages({ images, small = false }: Pick<ProofView, 'images'> & { small?: boolean }) {
  return (
    <List gridTemplateColumns={`repeat(auto-fill, minmax(${small ? 6 : 9}rem, 1fr))`} gap="3">
      {images.map(({ image_id: id, storage_url: url, file_name: name }, index) => (
        <li key={id}>
          <chakra.a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            display="block"
            borderRadius="md"
            overflow="hidden"
            borderWidth="1px"
            borderColor="line"
            bg="sunken"
          >
            <Picture
              src={url}
              alt={`Screenshot ${index + 1}: ${name} (opens in a new tab)`}
              lazy
              height="auto"
              aspectRatio="4 / 5"
              from="top"
            />
          </chakra.a>
        </li>
      ))}
    </List>
  );
}
