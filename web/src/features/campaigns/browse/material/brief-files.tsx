import type { BriefFileView } from '@doubloon/contract/campaigns/brief-file.ts';
import { Download, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { chakra, List } from '../../../../shared/style/chakra.tsx';
import { formatFileSize } from '../../../../shared/ui/figures/file-size.ts';
import { Picture } from '../../../../shared/ui/pictures/picture.tsx';

/** A file of a brief; one that is not sent yet has an address in this page only. */
export type ShownFile = Pick<BriefFileView, 'name' | 'type' | 'size' | 'url'>;

const Files = chakra(List, { base: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '2' } });
const Row = chakra('li', { base: { display: 'flex', alignItems: 'center', gap: '2', minWidth: '0' } });
const Open = chakra('a', {
  base: {
    display: 'flex',
    flex: '1',
    alignItems: 'center',
    gap: '3',
    minHeight: 'touch',
    minWidth: '0',
    color: 'inherit',
    _hover: { textDecoration: 'underline' },
  },
});
const Sign = chakra('span', {
  base: {
    display: 'grid',
    placeContent: 'center',
    flexShrink: '0',
    width: '12',
    height: '12',
    bg: 'sunken',
    borderRadius: 'md',
    overflow: 'hidden',
  },
});
const Name = chakra('span', { base: { minWidth: '0', truncate: true, fontWeight: 'semibold' } });
const Size = chakra('span', { base: { color: 'muted', fontSize: 'sm', whiteSpace: 'nowrap' } });

const Save = chakra(Download, { base: { marginLeft: 'auto', flexShrink: '0', color: 'muted' } });

interface BriefFilesProps<Of extends ShownFile> {
  files: readonly Of[];
  /** Buttons beside a file. */
  actions?: (file: Of) => ReactNode;
}

/** The files of a brief, each of which opens in a new tab: pictures to look at, documents to be saved. */
export function BriefFiles<Of extends ShownFile>({ files, actions }: BriefFilesProps<Of>) {
  return (
    <Files>
      {files.map((file) => (
        <Row key={file.url}>
          <Open href={file.url} target="_blank" rel="noopener noreferrer">
            <Sign>
              {file.type.startsWith('image/') ? (
                <Picture src={file.url} alt="" lazy width="12" height="12" />
              ) : (
                <FileText aria-hidden />
              )}
            </Sign>
            <Name>{file.name}</Name>
            <Size>{formatFileSize(file.size)}</Size>
            <Save size={18} aria-hidden />
          </Open>
          {actions?.(file)}
        </Row>
      ))}
    </Files>
  );
}
