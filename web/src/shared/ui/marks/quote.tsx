import { Hint, Written } from '../../style/chakra.tsx';
import { Notice } from '../feedback/notice.tsx';

/** Quotation of a user's text with a label. */
export function Quote({ name, text }: { name: string; text: string }) {
  return (
    <Notice>
      <Hint>{name}</Hint>
      <Written>{text}</Written>
    </Notice>
  );
}
