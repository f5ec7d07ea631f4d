import type { ProofView } from '@doubloon/contract/proofs/proof.ts';
import { useState } from 'react';
import { chakra, List } from '../../../shared/style/chakra.tsx';
import { ExternalLink } from '../../../shared/ui/buttons/external-link.tsx';
import { Lightbox } from '../../../shared/ui/pictures/lightbox.tsx';
import { Picture } from '../../../shared/ui/pictures/picture.tsx';

/** The screenshots of a proof, `small` among other things; each opens large, with the way to the others. */
export function ProofImages({ images, small = false }: Pick<ProofView, 'images'> & { small?: boolean }) {
  const [at, setAt] = useState<number>();
  const shown = at === undefined ? undefined : images[at];
  return (
    <>
      <List
        gridTemplateColumns={small ? 'repeat(auto-fill, minmax(6rem, 1fr))' : 'repeat(auto-fill, minmax(9rem, 1fr))'}
        gap="3"
      >
        {images.map(({ image_id: id, storage_url: url, file_name: name }, index) => (
          <li key={id}>
            <chakra.button
              type="button"
              onClick={() => setAt(index)}
              display="block"
              width="full"
              borderRadius="md"
              overflow="hidden"
              borderWidth="1px"
              borderColor="line"
              bg="sunken"
              cursor="zoom-in"
            >
              <Picture
                src={url}
                alt={`Screenshot ${index + 1}: ${name}`}
                lazy
                height="auto"
                aspectRatio="4 / 5"
                from="top"
              />
            </chakra.button>
          </li>
        ))}
      </List>
      {at !== undefined && shown && (
        <Lightbox
          title={shown.file_name}
          at={at}
          count={images.length}
          word="screenshot"
          onShow={setAt}
          onClose={() => setAt(undefined)}
          aside={
            <chakra.span marginLeft="auto">
              <ExternalLink href={shown.storage_url}>Full size</ExternalLink>
            </chakra.span>
          }
        >
          <Picture key={shown.image_id} src={shown.storage_url} alt={shown.file_name} fit="contain" />
        </Lightbox>
      )}
    </>
  );
}
