import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { DownloadedFile } from '../../api/files/download.ts';
import { chakra } from '../../style/chakra.tsx';
import { DownloadButton } from '../buttons/download-button.tsx';

const Place = chakra('div', {
  base: { gridColumn: { md: '3' }, justifySelf: 'end', alignSelf: 'end', marginBottom: '5' },
});
const WideText = chakra('span', { base: { display: { base: 'none', md: 'inline' }, whiteSpace: 'nowrap' } });

interface DownloadCsvProps {
  /** The kind of the rows, such as "loots". */
  of: string;
  load: (client: QueryClient) => Promise<DownloadedFile>;
}

/** Hands a list to the browser as a CSV file; on phones the button is its icon alone. */
export function DownloadCsv({ of, load }: DownloadCsvProps) {
  const client = useQueryClient();
  const label = `Download CSV of ${of}`;
  return (
    <Place>
      <DownloadButton label={label} title={label} load={() => load(client)}>
        <Download aria-hidden />
        <WideText>Download CSV</WideText>
      </DownloadButton>
    </Place>
  );
}
