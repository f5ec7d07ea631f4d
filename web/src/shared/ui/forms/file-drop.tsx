import { Upload } from 'lucide-react';
import { ErrorCode, useDropzone, type Accept } from 'react-dropzone';
import { chakra } from '../../style/chakra.tsx';
import { useFieldAttributes } from './field.tsx';

/** Files that were not taken, by why. */
export interface RefusedFiles {
  tooLarge: readonly File[];
  wrongType: readonly File[];
  /** True when the files were dropped or pasted rather than chosen. */
  dropped: boolean;
}

interface FileDropProps {
  /** Plural name of the files, such as "screenshots". */
  what: string;
  accept: Accept;
  maxBytes: number;
  multiple?: boolean;
  disabled?: boolean;
  onFiles: (files: File[]) => void;
  onRefused: (refused: RefusedFiles) => void;
}

const Area = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '2',
    paddingX: '4',
    paddingY: '6',
    textAlign: 'center',
    color: 'muted',
    bg: 'sunken',
    borderWidth: '2px',
    borderStyle: 'dashed',
    borderColor: 'controlLine',
    borderRadius: 'lg',
    cursor: 'pointer',
    transition: 'border-color 140ms, background-color 140ms',
    _hover: { borderColor: 'accent' },
    '&[data-over=true]': { borderColor: 'accent', bg: 'surface' },
    '&[aria-disabled=true]': { opacity: 0.6, cursor: 'not-allowed' },
    '&:focus-within': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
  },
});

/** Where files are dropped, pasted or, by pressing it, chosen; inside a `Field` it is labelled by it. */
export function FileDrop({
  what,
  accept,
  maxBytes,
  multiple = true,
  disabled = false,
  onFiles,
  onRefused,
}: FileDropProps) {
  const attributes = useFieldAttributes();
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    accept,
    maxSize: maxBytes,
    multiple,
    disabled,
    // The input itself is reached by the Tab key, so the area is no second stop.
    noKeyboard: true,
    onDrop: (files, rejections, event) => {
      const of = (...codes: string[]) =>
        rejections.filter(({ errors }) => errors.some(({ code }) => codes.includes(code))).map(({ file }) => file);
      if (rejections.length > 0) {
        onRefused({
          tooLarge: of(ErrorCode.FileTooLarge),
          wrongType: of(ErrorCode.FileInvalidType),
          dropped: event.type !== 'change',
        });
      }
      if (files.length > 0) onFiles(files);
    },
  });
  return (
    <Area {...getRootProps({ role: 'presentation', tabIndex: -1 })} data-over={isDragActive} aria-disabled={disabled}>
      <Upload aria-hidden />
      <chakra.span>
        Drop {what} here, or{' '}
        <chakra.span color="seaText" fontWeight="semibold" textDecoration="underline">
          choose {multiple ? 'files' : 'a file'}
        </chakra.span>
      </chakra.span>
      <chakra.input srOnly {...getInputProps({ ...attributes, tabIndex: 0, style: undefined })} />
    </Area>
  );
}
