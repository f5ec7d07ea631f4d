import { MAX_MESSAGE_LENGTH } from '@doubloon/contract/messaging/message.ts';
import { Clock3, FileText, Paperclip, RotateCw, SendHorizontal, X } from 'lucide-react';
import type { RefObject } from 'react';
import { formatFileSize } from '../../../shared/ui/figures/file-size.ts';
import { chosenFiles, leaveOut, type ChosenFile } from '../attachment-queue.ts';
import type { useCompose } from '../use-compose.ts';
import { chakra, HStack, MovingList } from '../../../shared/style/chakra.tsx';
import { Button, IconButton } from '../../../shared/ui/buttons/button.tsx';
import { ProgressBar } from '../../../shared/ui/feedback/progress-bar.tsx';
import { Textarea } from '../../../shared/ui/forms/field.tsx';
import { Picture } from '../../../shared/ui/pictures/picture.tsx';

const Sheet = chakra('form', {
  base: {
    padding: '3',
    paddingX: { lg: '5' },
    paddingTop: '0',
    // Above the edge of phones that one swipes at.
    paddingBottom: { base: 'calc({spacing.3} + env(safe-area-inset-bottom))', md: '4' },
  },
});

/** One field with everything that belongs to a message in it. */
const Box = chakra('div', {
  base: {
    padding: '1',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'controlLine',
    borderRadius: 'xl',
    '&:has(textarea:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-1px' },
  },
});
const Attach = chakra(IconButton, { base: { borderRadius: 'full' } });

/** Round, and gold once there is something to send. */
const SendButton = chakra(Button, {
  base: {
    flexShrink: '0',
    borderRadius: 'full',
    paddingX: '0',
    '&:disabled:not([aria-busy=true])': { bg: 'transparent', color: 'muted', boxShadow: 'none', opacity: 1 },
  },
});

interface ComposerProps {
  composing: ReturnType<typeof useCompose>;
  isSending: boolean;
  input: RefObject<HTMLTextAreaElement | null>;
  onAttach: () => void;
  onPasteFiles: (files: File[]) => void;
}

/** Where a message is written: Enter sends it, Shift+Enter begins a new line. */
export function Composer({ composing, isSending, input, onAttach, onPasteFiles }: ComposerProps) {
  const { text, files, write, send, canSend, isWaiting, problem } = composing;
  const submit = () => {
    input.current?.focus();
    void send();
  };
  return (
    <Sheet
      aria-label="Write a message"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {problem && (
        <chakra.p role="alert" textStyle="error" marginBottom="2">
          {problem}
        </chakra.p>
      )}
      <Box>
        <ChosenFiles files={files} />
        <chakra.div display="flex" alignItems="flex-end" gap="1">
          <Attach label="Attach files" onClick={onAttach}>
            <Paperclip aria-hidden />
          </Attach>
          <Textarea
            bg="transparent"
            borderWidth="0"
            paddingX="1"
            paddingY="2.5"
            outline="none"
            ref={input}
            rows={1}
            resize="none"
            maxHeight="9rem"
            aria-label="Write a message"
            placeholder="Write a message"
            maxLength={MAX_MESSAGE_LENGTH}
            value={text}
            css={{ fieldSizing: 'content' }}
            onChange={(event) => write(event.target.value)}
            onKeyDown={(event) => {
              // Enter also ends a word of an input method.
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              submit();
            }}
            onPaste={(event) => {
              const pasted = [...event.clipboardData.files];
              if (pasted.length === 0) return;
              event.preventDefault();
              onPasteFiles(pasted);
            }}
          />
          <SendButton type="submit" aria-label="Send" disabled={!canSend} loading={isWaiting || isSending}>
            {isWaiting || isSending ? <Clock3 aria-hidden /> : <SendHorizontal aria-hidden />}
          </SendButton>
        </chakra.div>
      </Box>
    </Sheet>
  );
}

/** The files of the message that is being written: how far each is, and what can be done about it. */
function ChosenFiles({ files }: { files: readonly ChosenFile[] }) {
  if (files.length === 0) return null;
  return (
    <MovingList
      aria-label="Attached files"
      gap="2"
      gridTemplateColumns="minmax(0, 1fr)"
      maxHeight={{ base: '7.5rem', md: '11rem' }}
      overflowY="auto"
      padding="1"
    >
      {files.map((file) => (
        <ChosenFileRow key={file.id} chosen={file} />
      ))}
    </MovingList>
  );
}

function ChosenFileRow({ chosen }: { chosen: ChosenFile }) {
  const { id, of, status, percent, problem } = chosen;
  const { name, size } = of;
  const isDone = status === 'uploaded';
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      gap="3"
      paddingLeft="2"
      bg="sunken"
      borderRadius="lg"
      borderWidth="1px"
      borderColor={status === 'failed' ? 'coralText' : 'line'}
    >
      <Thumbnail chosen={chosen} />
      <chakra.div flex="1" minWidth="0" paddingY="1.5">
        <chakra.p fontSize="sm" truncate>
          <chakra.span fontWeight="semibold">{name}</chakra.span>{' '}
          <chakra.span color="muted">{formatFileSize(size)}</chakra.span>
        </chakra.p>
        {status === 'failed' && (
          <chakra.p role="alert" textStyle="error">
            {problem}
          </chakra.p>
        )}
        {(status === 'uploading' || status === 'waiting') && (
          <HStack gap="2">
            <chakra.div flex="1">
              <ProgressBar label={name} percent={percent} />
            </chakra.div>
            <chakra.span fontSize="xs" color="muted" fontVariantNumeric="tabular-nums">
              {progressText(status, percent)}
            </chakra.span>
          </HStack>
        )}
      </chakra.div>
      <chakra.div display="flex">
        {status === 'failed' && (
          <IconButton label={`Upload ${name} again`} onClick={() => chosenFiles.retry(id)}>
            <RotateCw aria-hidden />
          </IconButton>
        )}
        <IconButton
          label={isDone || status === 'failed' ? `Remove ${name}` : `Cancel the upload of ${name}`}
          onClick={() => leaveOut(id)}
        >
          <X aria-hidden />
        </IconButton>
      </chakra.div>
    </chakra.li>
  );
}

function progressText(status: ChosenFile['status'], percent: number): string {
  if (status === 'waiting') return 'Waiting';
  return percent < 100 ? `${percent} %` : 'Checking...';
}

function Thumbnail({ chosen: { of, answer } }: { chosen: ChosenFile }) {
  const { file } = of;
  const attachment = answer?.attachment;
  const type = file?.type ?? attachment?.fileType ?? '';
  const picture = type.startsWith('image/') ? (file ?? attachment?.downloadURL) : undefined;
  if (!picture) return <FileText size={22} aria-hidden />;
  return <Picture src={picture} alt="" width="9" height="9" borderRadius="sm" flexShrink="0" />;
}
