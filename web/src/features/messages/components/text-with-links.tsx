import { chakra } from '../../../shared/style/chakra.tsx';

/** Ends before what a sentence puts after an address. */
const ADDRESS = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]'])/;

/** A text as it was written, with its addresses as links. */
export function TextWithLinks({ text }: { text: string }) {
  return (
    <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere" textWrap="wrap">
      {text.split(ADDRESS).map((part, index) =>
        index % 2 === 1 ? (
          <chakra.a
            key={index}
            href={part}
            target="_blank"
            rel="noopener noreferrer nofollow"
            color="inherit"
            textDecoration="underline"
            textUnderlineOffset="0.2em"
          >
            {part}
          </chakra.a>
        ) : (
          part
        ),
      )}
    </chakra.p>
  );
}
