import { chakra } from '../../../shared/style/chakra.tsx';

/** What a creator has written, line breaks kept; `fallback` stands where nothing is. */
export function StoreText({ text, fallback }: { text: string; fallback: string }) {
  return (
    <chakra.p whiteSpace="pre-line" overflowWrap="anywhere" maxWidth="prose" color={text ? undefined : 'muted'}>
      {text || fallback}
    </chakra.p>
  );
}
