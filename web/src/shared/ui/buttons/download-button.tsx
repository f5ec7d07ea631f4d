import { useMutation } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { type DownloadedFile, keepFile } from '../../api/files/download.ts';
import { Button } from './button.tsx';

interface DownloadButtonProps extends ComponentProps<typeof Button> {
  /** Which file, such as "Download Invoice INV-2026-000001 as PDF". Contains the shown text. */
  label: string;
  load: () => Promise<DownloadedFile>;
}

/** Loads a file and hands it to the browser. */
export function DownloadButton({ label, load, ...rest }: DownloadButtonProps) {
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
      {...rest}
    />
  );
}
