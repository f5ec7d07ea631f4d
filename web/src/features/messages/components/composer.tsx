import { MAX_MESSAGE_LENGTH } from '@doubloon/contract/messaging/message.ts';
import { Paperclip, SendHorizontal } from 'lucide-react';
import type { RefObject } from 'react';
import { chakra } from '../../../shared/style/chakra.tsx';
import { messagesText } from '../../../shared/text/messages.ts';
import { Button, IconButton } from '../../../shared/ui/buttons/button.tsx';
import { Textarea } from '../../../shared/ui/forms/field.tsx';
import type { useCompose } from '../use-compose.ts';
import { ChosenFiles } from './chosen-files.tsx';

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
    <chakra.form
      aria-label={messagesText.write}
      borderTopWidth="1px"
      borderColor="line"
      padding={{ base: '2', md: '3' }}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ChosenFiles files={files} />
      {problem && (
        <chakra.p role="alert" textStyle="error" marginBottom="2">
          {problem}
        </chakra.p>
      )}
      <chakra.div display="flex" alignItems="flex-end" gap="2">
        <IconButton label="Attach files" onClick={onAttach}>
          <Paperclip aria-hidden />
        </IconButton>
        <Textarea
          ref={input}
          rows={1}
          resize="none"
          maxHeight="9rem"
          aria-label={messagesText.write}
          placeholder={messagesText.write}
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
        <Button
          type="submit"
          aria-label={messagesText.send}
          flexShrink="0"
          paddingX={{ base: '3', sm: '4', md: '3', lg: '4' }}
          disabled={!canSend}
          busy={isWaiting || isSending}
        >
          <SendHorizontal aria-hidden />
          <chakra.span display={{ base: 'none', sm: 'inline', md: 'none', lg: 'inline' }}>
            {isWaiting || isSending ? messagesText.sending : messagesText.send}
          </chakra.span>
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
