import { chakra, Hint } from '../../style/chakra.tsx';
import { Notice } from '../feedback/notice.tsx';

/** Quotation of a user's text with a label. */
export function Quote({ name, text }: { name: string; text: string }) {
  return (
    <Notice>
      <Hint>{name}</Hint>
      <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
        {text}
      </chakra.p>
    </Notice>
  );
}
