import { Share2 } from 'lucide-react';
import { toastError, toastSuccess } from '../../state/toasts.ts';
import { Button, IconButton } from './button.tsx';

interface ShareButtonProps {
  title: string;
  /** Path of the page to share; defaults to the current page. */
  path?: string;
  /** Words of a button in gold; without them it is a sign. */
  words?: string;
}

/** Shares a page with the device's own menu where there is one, and copies its address where there is none. */
export function ShareButton({ title, path, words }: ShareButtonProps) {
  const share = async () => {
    const { href, origin } = window.location;
    const url = path === undefined ? href : `${origin}${path}`;
    if ('share' in navigator) {
      const shared = await navigator.share({ title, url }).then(
        () => true,
        (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
      );
      if (shared) return;
    }
    await navigator.clipboard.writeText(url).then(
      () => toastSuccess('Link copied'),
      () => toastError('The link could not be copied. Please copy it from the address bar.'),
    );
  };
  if (words) {
    return (
      <Button onClick={() => void share()}>
        <Share2 aria-hidden />
        {words}
      </Button>
    );
  }
  return (
    <IconButton label="Share" onClick={() => void share()}>
      <Share2 aria-hidden />
    </IconButton>
  );
}
