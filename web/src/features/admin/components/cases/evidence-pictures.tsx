import type { EvidenceView } from '@doubloon/contract/flags/evidence.ts';
import { chakra, List } from '../../../../shared/style/chakra.tsx';
import { DateText } from '../../../../shared/ui/figures/date-text.tsx';
import { Picture } from '../../../../shared/ui/pictures/picture.tsx';

/** The pictures of a proof, each followed by earlier ones that look like it; they open in full beside the page. Nothing where there are none. */
export function EvidencePictures({ pictures }: Pick<EvidenceView, 'pictures'>) {
  if (pictures.length === 0) return null;
  return (
    <chakra.section display="grid" gap="3">
      <chakra.h3 fontSize="md">Pictures of the proof</chakra.h3>
      <List gridTemplateColumns="repeat(auto-fill, minmax(8rem, 1fr))" gap="3">
        {pictures.flatMap(({ url, sent_at: at, seen }, index) => [
          <Thumbnail
            key={url}
            url={url}
            alt={`Picture ${index + 1} of the proof`}
            who="Sent with this proof"
            at={at}
          />,
          ...seen.map((earlier, number) => (
            <Thumbnail
              key={`${url} ${number}`}
              url={earlier.url}
              alt={`Picture ${number + 1} like it`}
              who={earlier.by_other ? 'Sent by somebody else' : 'Sent by this creator'}
              at={earlier.sent_at}
            />
          )),
        ])}
      </List>
    </chakra.section>
  );
}

function Thumbnail({ url, alt, who, at }: { url: string; alt: string; who: string; at: Date }) {
  return (
    <chakra.li display="grid" gap="1" alignContent="start">
      <chakra.a
        href={url}
        target="_blank"
        rel="noreferrer"
        display="block"
        borderRadius="md"
        overflow="hidden"
        borderWidth="1px"
        borderColor="line"
        bg="sunken"
      >
        <Picture src={url} alt={alt} lazy height="auto" aspectRatio="4 / 5" from="top" />
      </chakra.a>
      <chakra.span textStyle="hint">
        {who} on <DateText value={at} />
      </chakra.span>
    </chakra.li>
  );
}
