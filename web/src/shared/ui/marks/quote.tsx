import { chakra } from '../../style/chakra.tsx';
import { Notice } from '../feedback/notice.tsx';

/** What somebody wrote, with what it is. */
export function Quote({ name, text }: { name: string; text: string }) {
  return (
    <Notice>
      <chakra.p textStyle="hint">{name}</chakra.p>
      <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
        {text}
      </chakra.p>
    </Notice>
  );
}
