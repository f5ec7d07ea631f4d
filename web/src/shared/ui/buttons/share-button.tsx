import { Share2 } from 'lucide-react';
import { toastError, toastSuccess } from '../../state/toasts.ts';
import { shellText } from '../../text/shell.ts';
import { IconButton } from './icon-button.tsx';

interface ShareButtonProps {
  title: string;
  /** Path of the page to share; defaults to the current page. */
  path?: string;
}

/** Shares a page with the device's own menu where there is one, and copies its address where there is none. */
export function ShareButton({ title, path }: ShareButtonProps) {
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
      () => toastSuccess(shellText.linkCopied),
      () => toastError(shellText.linkNotCopied),
    );
  };
  return (
    <IconButton label={shellText.share} onClick={() => void share()}>
      <Share2 aria-hidden />
    </IconButton>
  );
}
