import { Copy } from 'lucide-react';
import { toastError, toastSuccess } from '../../state/toasts.ts';
import { chakra } from '../../style/chakra.tsx';

/** How much of the end of an id tells it apart for people. */
const SHOWN_CHARACTERS = 6;

const Id = chakra('button', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    textStyle: 'hint',
    cursor: 'pointer',
    borderRadius: 'sm',
    _hover: { color: 'text' },
    // Large enough for a finger, however small its text.
    _before: { content: '""', position: 'absolute', insetX: '-2', insetY: '-2.5' },
    '& svg': { width: '0.875rem', height: '0.875rem' },
  },
});

/** The end of an id, which copies it in full; `of` says whose it is. Its name has the text that is shown, for those who speak to it. */
export function CopyableId({ id, of }: { id: string; of: string }) {
  const copy = () =>
    void navigator.clipboard.writeText(id).then(
      () => toastSuccess('Id copied'),
      () => toastError('The id could not be copied.'),
    );
  const shown = id.length > SHOWN_CHARACTERS + 1 ? `…${id.slice(-SHOWN_CHARACTERS)}` : id;
  return (
    <Id type="button" title={id} aria-label={`Copy the id of ${of}, ${shown}`} onClick={copy}>
      {shown}
      <Copy aria-hidden />
    </Id>
  );
}
