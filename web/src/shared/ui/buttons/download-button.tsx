import { useMutation } from '@tanstack/react-query';
import { type DownloadedFile, keepFile } from '../api/files/download.ts';
import { Button } from '../ui/buttons/button.tsx';

interface DownloadButtonProps {
  /** Which file, such as "Download Invoice INV-2026-000001 as PDF". Contains `text`. */
  label: string;
  text: string;
  load: () => Promise<DownloadedFile>;
}

/** Loads a file about payments and hands it to the browser. */
export function DownloadButton({ label, text, load }: DownloadButtonProps) {
  const loading = useMutation({
    mutationFn: load,
    meta: { failure: 'The file could not be downloaded. Please try again.' },
    onSuccess: keepFile,
  });
  return (
    <Button
      variant="outline"
      aria-label={label}
      loading={loading.isPending}
      loadingText="Preparing..."
      onClick={() => loading.mutate()}
    >
      {text}
    </Button>
  );
}
